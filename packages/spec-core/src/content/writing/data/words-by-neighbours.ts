const before = "(?<![\\p{L}\\p{N}@._/&'’#-])";
const after = "(?![\\p{L}\\p{N}@_/&'’-]|\\.\\p{L})";
const subject = "(?:i|we|you|they|he|she|it|who|that|which|people|customers)";
const mayStand = "(?: (?:also|always|really|just|often|usually|normally|even))?";
const deed =
  "(?:accept|afford|always|answer|book|bring|call|carry|cater|charge|check|clean|come|cook|cover|deliver|do|drive|eat|find|fit|fix|get|give|go|guarantee|have|help|just|keep|last|leave|let|look|make|manage|offer|order|park|pay|pick|post|price|promise|quote|reach|read|really|remember|repair|replace|ring|say|see|sell|send|serve|ship|show|sit|sleep|speak|stand|start|stay|supply|take|tell|travel|touch|treat|understand|use|visit|wait|walk|wash|work|be)";
const kin =
  "(?:grandma|grandmother|granny|grandad|granddad|grandpa|grandfather|nan|nana|nanna|nonna|mum|mom|mother|dad|father|husband|wife|sister|brother|uncle|aunt|auntie)";
const owned =
  "(?:bakery|barn|business|cafe|café|cooking|farm|farmhouse|firm|footsteps|forge|garage|garden|house|kitchen|name|orchard|place|recipes?|restaurant|salon|secret|shed|shop|studio|tools|van|workshop|yard)";

interface Repair {
  readonly typed: RegExp;
  readonly written: string;
}

const repair = (typed: string, written: string): Repair => ({
  typed: new RegExp(`${before}${typed}${after}`, "gu"),
  written,
});

const lasting =
  "(?:going|trading|running|open|here|at it|in business|around|doing (?:this|it)) (?:since|for)";

/** Words that are right or wrong depending on their neighbors. `'` stands for the text's own apostrophe. */
export const byNeighbours: readonly Repair[] = [
  repair(`(?<=(?:^|[^\\p{L}])${subject}${mayStand} )cant`, "can't"),
  repair(`cant(?= ${deed}(?!\\p{L}))`, "can't"),
  repair(`(?<=(?:^|[^\\p{L}])${subject}${mayStand} )wont(?! to(?!\\p{L}))`, "won't"),
  repair(`wont(?= ${deed}(?!\\p{L}))`, "won't"),
  repair(
    "its(?= (?:an?|the|not|my|our|your|been|because|what|where|how|why|very|too|always|me|us|also|never)(?!\\p{L}))",
    "it's",
  ),
  repair("its(?= worth (?:it|the|your|a)(?!\\p{L}))", "it's"),
  repair("its(?= just (?:an?|me|us|my|the|one|two)(?!\\p{L}))", "it's"),
  repair(
    "there(?= own(?!\\p{L}))(?<=(?:in|at|to|from|of|with|by|on|for|have|has|bring|make|build|grow|choose) there)",
    "their",
  ),
  repair(
    "there(?= (?:kids|children|daughters|sons|parents|mums|dads|dogs|cats|pets|families)(?!\\p{L}))(?<=(?:for|with|of|mostly) there)",
    "their",
  ),
  repair("your(?= welcome to(?!\\p{L}))", "you're"),
  repair("(?<=(?:could|would|should|must) )of(?= (?:been|had|done|gone|come|made|got)(?!\\p{L}))", "have"),
  repair(
    `(?<=(?:my|our|his|her) (?:great[- ])?)(${kin})s(?= (?:(?:old|original|own|secret|famous|little|family) )?${owned}(?!\\p{L}))`,
    "$1's",
  ),
  // 'We're a workshop in Sheffield, been going since 2014'
  {
    typed: new RegExp(
      `(?<=^(?:we|i)(?:['’](?:re|m)| are| am) [^.,;:]{2,70}), been (?=${lasting}(?!\\p{L}))`,
      "giu",
    ),
    written: " and have been ",
  },
  // 'Oh and on Thursdays we are open late'
  { typed: /^oh,? (?:(?:and|also|yes),? )?(?=\p{L})/giu, written: "" },
  repair(
    "kids(?= (?:bikes|part(?:y|ies)|clothes|shoes|menus?|meals?|class(?:es)?|lessons|rooms?|clubs?|corner|haircuts?|cuts?|toys|books)(?!\\p{L}))",
    "kids'",
  ),
  repair("([mf]other)s day", "$1's day"),
  repair(
    "(butcher|baker|grocer|greengrocer|fishmonger|barber|tailor|cobbler|newsagent|chemist|hairdresser|jeweller|potter|blacksmith)s(?= (?:shop|workshop|studio)(?!\\p{L}))",
    "$1's",
  ),
  repair("(?<=\\p{Ll}{2} )\\+(?= (?!vat|gst|tax|postage|travel|mileage|expenses)\\p{Ll}{3})", "and"),
];

/** 'ie.' and 'eg' with their full stops, also before a comma. */
export const abbreviations: readonly Repair[] = [
  { typed: /(?<![\p{L}\p{N}@._/-])ie\.?(?=,? (?!\.))/gu, written: "i.e." },
  { typed: /(?<![\p{L}\p{N}@._/-])eg\.?(?=,? (?!\.))/gu, written: "e.g." },
];
