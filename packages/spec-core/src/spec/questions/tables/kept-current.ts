import type { QuestionRule } from "../rule.ts";
import { askedOn, sayingInNotes } from "../saying.ts";

const period = "(?:week|month|weekend|day|season)";

/** Wishes for something on the site that somebody has to change: where the van is this week, what is baked which day, a switch for orders. */
const changing = sayingInNotes(
  new RegExp(
    [
      `(?<!\\p{L})(?:where|what|which|who|when)(?!\\p{L})[^.;!?]{0,40} (?:that|this|each|every|the current|which) ${period}`,
      `(?<!\\p{L})(?:close|stop|switch off|turn off|block|pause|open) (?:\\p{L}+ ){0,2}(?:orders?|ordering|bookings?|dates?|days?|slots?)(?!\\p{L})[^.;!?]{0,20}(?:ourselves|myself|when|once|if|as soon as)(?!\\p{L})`,
      "(?<!\\p{L})(?:i|we|my \\p{L}{3,10}|somebody|she|he|they) (?:also )?(?:can|could|should|must|need|needs|want|wants|have|has|would like|['’]d like|need to be able|want to be able)(?: to)? (?:be able to )?(?:\\p{L}+ )?(?:change|update|edit|swap|post|add|put up|take down|switch)(?! (?:my|our|the) (?:mind|name))(?!\\p{L})",
      "(?<!\\p{L})(?:switch|turn|take|put|change|update|edit)(?!\\p{L})[^.;!?]{0,25}(?<!\\p{L})(?:myself|ourselves)(?!\\p{L})",
      "(?<!\\p{L})mark (?:it|them|those|what)(?: is| are)? (?:as )?(?:sold|gone|taken|full|out)(?!\\p{L})",
      `(?<!\\p{L})(?:the )?(?:specials?|menu|dates|timetable|stock|catch|news) (?:of|for) the ${period}`,
      "(?<!\\p{L})what['’]?s (?:on|in|fresh|new|available|in season)(?: (?:today|now|this week|at the moment))?(?= *(?:$|[-–,.;:]))",
    ].join("|"),
    "iu",
  ),
  /(?<!\p{L})(?:(?:change|update) (?:the |our |my )?prices|facebook|instagram|insta)(?!\p{L})/iu,
);

/** What the site shows today and not tomorrow has to be changed by somebody. */
export const keptCurrentQuestions: readonly QuestionRule[] = [
  askedOn("kept-current", changing, {
    path: "projectRequirements.scope.features",
    question:
      "What exactly should this show or switch, where on the site, how often does it change, and who changes it and with what (the agency, an editor of your own, a list or calendar that you keep anyway)? What does the site show when nobody has?",
    blocks: "page",
  }),
];
