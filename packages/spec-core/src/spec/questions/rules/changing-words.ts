import { sayingInNotes } from "../saying.ts";

const period = "(?:week|month|weekend|day|season)";

/**
 * Wishes for content that somebody has to update: where the van is this week, what is baked on which day, a switch for
 * orders.
 */
export const changing = sayingInNotes(
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

/** Content that somebody writes; the question about blog posts covers it. */
export const writing =
  /(?<!\p{L})(?:posts?|pieces?|articles?|columns?|blogs?|news|tips|writ(?:e|es|ing|ten)|to write)(?!\p{L})/iu;
