import { numberWords } from "../../../text/number-words.ts";
import type { Project } from "../../project.ts";
import { all, any, does, not } from "../checks.ts";
import { oncePerProject } from "../once.ts";
import { blocksPageIf, type QuestionRule } from "../rule.ts";
import { hintedForUs, saying, sayingForUs } from "../saying.ts";
import { isSilenced } from "../silence.ts";
import { bookedOut } from "./incomplete-details.ts";
import { limited } from "./said-in-passing.ts";

const month =
  "(?:[Jj]an(?:uary)?|[Ff]eb(?:ruary)?|[Mm]ar(?:ch)?|[Aa]pr(?:il)?|May|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust)?|[Ss]ept?(?:ember)?|[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?|(?:in|thru|through|to|until|till|and) may)(?!\\p{L})";
const season =
  "(?:spring|summer|autumn|fall|winter|Easter|easter|Christmas|christmas|(?:the )?new year|Ramadan|Lent|harvest|half[- ]term|(?:the )?(?:school |summer )?holidays)(?!\\p{L})";
const time = `(?<!\\p{L})(?:${month}|${season})`;
const newcomers =
  "(?:clients?|customers?|patients?|pupils?|students?|learners?|weddings?|parties|events?|bookings?|orders?|commissions?|projects?|enquiries|inquiries|appointments?|viewings?)(?!\\p{L})";
const ofCustomers = `(?:${newcomers}|(?:members?|guests?|famil(?:y|ies)|children|dogs|horses|cases|jobs?|work|requests?|groups?)(?!\\p{L}))`;
const refuses =
  "(?:[Nn]obody|(?:not|never|no longer|stop(?:ped)?|(?:don['’]?t|do not|dont|can['’]?t|cannot|won['’]?t|will not)) (?:be )?(?:tak(?:e|ing)|accept(?:ing)?|do(?:ing)?|book(?:ing)?|start(?:ing)?)(?: on)?)(?: any| more)?";
const others = "(?:new|further|more|other|fresh|big|large)";
// 'No dogs in the car in summer' is a rule, 'no new dogs' a full diary.
const nobodyNew = `(?<!\\p{L})(?:${refuses} (?:${others} )?${ofCustomers}|[Nn]o (?:any |more )?(?:${others} ${ofCustomers}|${newcomers}))`;

/** 'In August no new clients', 'not taking any weddings mid June through September'. */
const refusedThen = new RegExp(
  `${nobodyNew}[^.!?]{0,50}${time}|${time}[^.!?]{0,50}${nobodyNew}|(?<!\\p{L})(?:(?:dates?|weekends?|weeks?) )?(?:in |from )?${month}[^.!?]{0,40}(?<!\\p{L})(?:is|are|it['’]s)(?: already| all| now| mostly)? (?:full|booked|taken|gone)(?!\\p{L})`,
  "u",
);

/** 'I take two new patients a month': after these, nobody new can come that month. */
const perMonth = new RegExp(
  `(?<!\\p{L})(?:take|accept|taking|accepting)(?: on)? (?:(?:only|just|up to|about|around|max|maximum|at most|no more than) ){0,2}(?:\\d{1,2}|an?|${numberWords(1, 12)}) (?:new )?(?:${ofCustomers} )?(?:an?|per|each|every) (?:month|quarter|term|season|year)(?!\\p{L})`,
  "iu",
);

const absent =
  "(?:[Oo]n|[Tt]aking|[Tt]akes?|[Ss]tart(?:ing|s)?|[Gg]o(?:ing|es)? on) (?:\\p{L}+ ){0,2}(?:leave|sabbatical)|(?:be|am|are|['’]?m|['’]re) (?:\\p{L}+ )?(?:away|off(?: work| sick)?|abroad|in hospital|out of action|laid up|recovering)|(?:[Hh]ave|[Hh]aving|[Gg]etting|[Bb]ooked(?: in)? for) (?:an?|my|the|some) (?:\\p{L}+ ){0,2}(?:operation|op|surgery|procedure|baby|treatment)|(?:[Bb]aby|twins) (?:is |are )?(?:due|expected|coming)|(?:not|n['’]t|unable to) (?:be )?(?:work(?:ing)?|trad(?:e|ing))";
const span = `(?:for |approx\\.? |about |around |some ){0,2}(?:${numberWords(1, 12)}|\\d{1,2}|a few|several|a couple of|some)(?: or so)? (?:weeks|months)(?!\\p{L})`;
/** The same in confidence: 'On leave from June', 'an operation in the autumn', 'no bookings for eight weeks'. */
const absentThen = new RegExp(
  `${refusedThen.source}|${nobodyNew} ${span}|(?<!\\p{L})(?:am|are|['’]?m|['’]re|be) (?:already |now |all |pretty much )?(?:full|booked (?:up|out|solid))(?!\\p{L})[^.!?]{0,30}(?<!\\p{L})(?:${time})|(?<!\\p{L})(?:${absent})(?!\\p{L})[^.!?]{0,60}(?<!\\p{L})(?:${time}|${span})|(?<!\\p{L})(?:${time}|${span})[^.!?]{0,60}(?<!\\p{L})(?:${absent})(?!\\p{L})`,
  "u",
);
const inThePast =
  /(?<!\p{L})(?:was|were|had|did|last (?:year|month|spring|summer|autumn|fall|winter)|back from|used to|ago)(?!\p{L})/iu;

const refusedTimes = saying(refusedThen);
/** 'Don't mention that anywhere, we'll tell her clients ourselves': the site has nothing to say. */
const toldOtherwise =
  /(?<!\p{L})(?:don['’]?t|dont|do not|never) (?:mention|say|put)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:i|we)(?:['’]ll| will|['’]ve| have)? (?:tell|told|let|inform|ring|write to) (?!you(?!\p{L}))(?:\p{L}+ ){1,3}(?:myself|ourselves|know)(?!\p{L})/iu;
const refusedForUs = hintedForUs(absentThen, new RegExp(`${inThePast.source}|${toldOtherwise.source}`, "iu"));
const monthlyLimits = saying(perMonth);
const limitsForUs = sayingForUs(perMonth);

/** The sentences on such times that no other question quotes. */
const timesQuoted = oncePerProject((project: Project): string[] => {
  const asked = new Set([...bookedOut(project), ...limited(project)]);
  return refusedTimes(project).filter((text) => !asked.has(text));
});

const asksTimes = (project: Project): boolean =>
  timesQuoted(project).length + refusedForUs(project).length > 0;
const asksLimit = (project: Project): boolean =>
  monthlyLimits(project).length + limitsForUs(project).length > 0;

const askedToKeepQuiet = hintedForUs(
  /(?<!\p{L})(?:(?:don['’]?t|do not|never|please not) (?:yet )?(?:mention|tell|say|announce|publish|put)|(?:have|has)(?:n['’]t| not) (?:yet )?told|(?:nobody|no one) (?:knows|has been told)|(?:in|strictly|please keep (?:it|this|that)) (?:confiden\p{L}+|between us|quiet))(?!\p{L})/iu,
);

/** Whether nobody else who reads the question may learn what the notes say. */
const isConfidential = (project: Project): boolean =>
  askedToKeepQuiet(project).length > 0 ||
  refusedForUs(project).some((statement) => isSilenced(statement, project));

/**
 * Asks what the site says and does where dates are taken, or where nobody new can come for a time. What the client says
 * of it in the notes for the agency is not quoted: it may hold the reason.
 */
export const fullTimes: QuestionRule = {
  id: "full-times",
  path: "projectRequirements.scope.features",
  question: (project) =>
    [
      ...(timesQuoted(project).length + monthlyLimits(project).length > 0
        ? []
        : isConfidential(project)
          ? ["Are there times in the coming year at which you take nobody, or only so many?"]
          : ["In your notes for us you say that you take nobody, or only so many, at some times."]),
      ...(asksTimes(project)
        ? [
            "From which day to which day, and in which year, do you take nobody new? For which of your offers? What should the site say of it (without the reason) and from when, what happens to a request for that time, and does somebody stand in for you?",
          ]
        : []),
      ...(asksLimit(project)
        ? [
            "What should the site say, and what happens to a request, when the places are taken (a list, a later month)? Who changes it then?",
          ]
        : []),
    ].join(" "),
  asks: "client",
  // Nobody should be able to ask for a time at which nobody is there.
  blocks: blocksPageIf(all(does("booking"), (project) => refusedForUs(project).length > 0)),
  when: any(asksTimes, asksLimit),
  // A shop is open or closed, which its hours tell.
  settledBy: all(does("shop"), not(does("booking"))),
  quotes: (project) => [...timesQuoted(project), ...monthlyLimits(project)],
};
