/** How a business or its building came into being, and what its family does there. */
export const beginningOfBusiness =
  /(?<!\p{L})(?:my|our|his|her|their) (?:great[- ]?){0,2}(?:grand)?(?:father|mother|parents|uncle|aunt|family)(?:['’]s)?(?!\p{L}).{0,40}(?<!\p{L})(?:founded|started|opened|built|began|planted|established|set (?:it |this |the \p{L}+ )?up|still (?:bakes?|cooks?|makes?|tastes?|works?|cuts?|sews?|roasts?|brews?|helps?))(?!\p{L})|(?<!\p{L})(?:was|were) (?:started|founded|opened|built|established|set up) (?:by|in)(?!\p{L})|(?<!\p{L})(?:family|we) (?:does|do|has done|have done) (?:it|this|so) since(?!\p{L})/iu;

/** Words that make a story of the business private: debts, conflicts, losses. */
export const troubleInHistory =
  /(?<!\p{L})(?:debts?|loans?|money|tax|broke|bankrupt\p{L}*|drank|drinks?|died|dead|ill|court|police|quarrel\p{L}*|argu\p{L}*|fight|fought|sold|sell|closed|lost|lease|rent|permi\p{L}*|illegal\p{L}*|without|never paid|badly|leaks?|asbestos|but|because|although|though)(?!\p{L})/iu;

const year = "(?:1[89]|20)\\d\\d";
const elder =
  "(?:great[- ]?){0,2}(?:grand)?(?:father|mother|parents|dad|mum|mom|mam|da|pa|ma|nan|gran|granny|pop|uncle|aunt|auntie|husband|wife|partner|brother|sister|family|folks)(?:[- ]in[- ]law)?";
const somebody = `(?:i|we|s?he|they|(?:my|our|his|her|their) ${elder}(?: (?:and|&) (?:my |our )?(?:${elder}|me|i))?(?: \\p{Lu}[\\p{L}'’-]+)?|the family)`;
const adverbs = "(?:(?:first|originally|finally|then|both|just|actually|officially|only|had) ){0,2}";
const it = "(?:it|this|here|up|(?:the|this|our|my) (?:\\p{L}+ ){0,2}\\p{L}+)";
const began = `(?:(?:start|open|found|launch|inherit)ed|began|begun|bought (?:it|this|the (?:shop|store|business|firm|farm|mill|pub|inn|hotel|restaurant|caf[eé]|bakery|practice|garage|salon|nursery|school|studio|workshop|brewery|vineyard|campsite))|built|set (?:${it} )?up|(?:took|taken|take) (?:${it} )?(?:over|on))`;

/** When, by whom or why the business was started, taken over or handed down: 'I took over from my father in 2003'. */
export const storyOfBusiness: readonly RegExp[] = [
  new RegExp(
    `(?:^|[^\\p{L}])(?:${somebody} ${adverbs}|(?:so|and|then) )${began}(?! (?:having|to|losing|looking|talking|thinking|wondering|arguing|an? (?:case|claim|new)|another|next)(?!\\p{L}))(?!\\p{L})[^.;!?]{0,70}?(?<!\\d)${year}(?!\\d)`,
    "iu",
  ),
  new RegExp(
    `(?<!\\d)${year}(?!\\d)[^.;!?\\d]{0,60}(?<!\\p{L})${somebody} ${adverbs}${began}(?! (?:having|losing|looking|talking|thinking)(?!\\p{L}))(?!\\p{L})`,
    "iu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:took|taken) (?:${it} )?over (?:from|when|after)(?! (?:him|her|them)[.!]?$)(?!\\p{L})|(?<!\\p{L})(?:handed|passed) (?:(?:it|this|the \\p{L}+) )?(?:down|on|over) (?:to me|to us|from|by|through)(?!\\p{L})|(?<!\\p{L})(?:we are|we['’]re|i am|i['’]m|now|it['’]?s|it is) (?:now )?(?:the |a )?(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th)[- ]generation(?!\\p{L})|(?<!\\p{L})(?:two|three|four|five|six|\\d) generations of(?!\\p{L})`,
    "iu",
  ),
];

/** What people keep to themselves in such a story: illness, death, separation, debts, dismissal, failure, rivals. */
export const keptInStory =
  /(?<!\p{L})(?:ill|illness|sick(?! of(?!\p{L}))|sickness|poorly|accident|injur\p{L}*|surgery|operation|heart attack|dementia|alzheimer\p{L}*|disab\p{L}*|anxiety|miscarr\p{L}*|die[sd]?|dying|death|passed away|passed on|funeral|widow\p{L}*|grief|separat\p{L}*|split up|break[- ]?up|broke up|left (?:me|him|her)|walked out|custody|ex[- ]\p{L}+|broke|insolv\p{L}*|skint|overdraft|laid off|let (?:me |us )?go|(?:my|his|her|our) jobs?|unemploy\p{L}*|dole|benefits|welfare|quarrels?|row with|argu\p{L}*|dispute|fight|fought|cheat\p{L}*|lied|lies|scam\p{L}*|hack\p{L}*|fail\p{L}*|went (?:bust|under|wrong|downhill)|(?:closed|shut) (?:it |us )?down|gave up|couldn['’]?t cope|alcohol\p{L}*|drugs?|arrest\p{L}*|cash in hand|burn(?:t|ed) out|burgl\p{L}*|next door|opposite|across the (?:road|street)|rivals?|competitors?|competition|boss|bosses|managers?|employers?|(?:his|her|their) own|nobody (?:knows|must)|don['’]?t (?:say|print|mention|put|tell|write)|honest(?:ly)?|afford|money|pay|pays|paying|paid|instal+ments?|monthly|every month|agreement|price|cheap\p{L}*|no interest|would not|wouldn['’]?t|not make)(?!\p{L})/iu;

/** The former owners by name, or what they were paid, who have not agreed to be on the website. */
export const namesFormerOwner =
  /(?<!\p{L})(?:(?:took|taken|take) (?:it |this |the \p{L}+ )?over|bought(?: (?:it|this|the \p{L}+|out|them))?)(?: (?:from|off|out))? (?:old )?(?:(?:mr|mrs|ms|miss|dr|herr|frau|monsieur|madame)(?!\p{L})|(?!(?:dad|mum|mom|mam|grandad|granddad|grandpa|gran|nan|uncle|auntie?)(?!\p{L}))(?-i:\p{Lu}\p{Ll}))|(?:\d[ ()./-]?){8}|(?<!\p{L})(?:mr|mrs|monsieur|herr|frau) (?-i:\p{Lu})/iu;

/** A named place of work that the owner left in anger: 'worked for Brightfleet and got fed up with the waste'. */
export const leftInAnger =
  /(?<!\p{L})(?:for|at|with|from|of|by) (?:the )?(?-i:\p{Lu})[^.;!?]{0,120}(?<!\p{L})(?:fed up|sick|tired|had enough|hated|couldn['’]?t stand)(?!\p{L})/iu;

const persons = `(?:me|i|(?:my|our) (?:${elder}|son|daughter|cousin|nephew|niece|sons|daughters|children|brothers|sisters))(?: \\(?(?-i:\\p{Lu})[\\p{L}'’-]+\\)?)?`;
const group = `${persons}(?:(?:, ?| and |, and | & | )${persons}){0,4}`;
const proper = "(?-i:\\p{Lu})[\\p{L}'’-]+(?: (?-i:\\p{Lu})[\\p{L}'’-]+){0,2}";
const trade =
  "(?:shop|store|business|firm|company|farm|mill|pub|inn|hotel|guest ?house|restaurant|caf[eé]|bakery|butchers?|practice|garage|salon|nursery|school|studio|workshop|brewery|vineyard|campsite|place|yard|stall|kennels?|stables|forge|dairy|orchard|family (?:business|firm|farm|shop))";
const what = `(?:it|this(?: place)?|here|up|(?:the|this|our|my) (?:${trade}|(?:first |little |small |family )?${trade})|${proper})`;
const count =
  "(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\\d{1,3}|a couple of|a few|just)";
const tools =
  "(?:ovens?|vans?|chairs?|tables?|bikes?|boats?|looms?|wheels?|kilns?|cows?|sheep|goats?|horses?|pon(?:y|ies)|hens?|hives?|machines?|sewing machines?|rooms?|stalls?|press(?:es)?|bench(?:es)?|tents?|pitch(?:es)?|seats?|pots?|trucks?|tractors?|acres?|hectares?|ladders?|bucket)";
const month =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|fall)";
const partTime =
  "(?:(?:just |only )?(?:(?:at |on )?(?:the )?weekends|(?:(?:in )?the )?evenings|part[- ]time|full[- ]time|saturdays|on saturdays)(?: only)?(?: (?:at )?first| to (?:begin|start) with)?)";
const harmless = [
  `(?:${somebody}) ${adverbs}(?:started|opened|founded|launched|inherited|began|bought|built|set (?:${what} )?up|(?:took|taken) (?:${what} )?over)(?: ${what})?`,
  `(?:it (?:was|is) )?(?:started|founded|opened|built|established|set up|begun|run|taken over)(?: by ${group})?`,
  `(?:it was |it has been )?(?:handed|passed) (?:it )?(?:down|on|over)(?: to (?:me|us))?`,
  `(?:back |way back |all the way back )?(?:in |since |from )?(?:early |late |the (?:early |late )?)?(?:${month} )?(?:of )?${year}`,
  `(?:from|by|with) (?:${group}|(?:dad|mum|mom|mam|grandad|granddad|grandpa|gran|nan))`,
  `(?:in|at|out of|from) (?:the|my|our|a|an old) (?:little |small |back |old |spare |front |family |parents['’] )?(?:garage|kitchen|shed|barn|room|bedroom|garden|yard|cellar|basement|van|workshop|stables?|dairy|farm|house|office|living room|market)`,
  `in (?:the )?${proper}`,
  `with ${count} ${tools}(?: and ${count} ${tools})?`,
  `${partTime}`,
  `(?:now|today|these days)`,
  `it['’]?s (?:now |just |still )?${group}`,
  `when (?:s?he|they|(?:my|our) ${elder}) (?:(?:first |finally )?retired|stopped working)`,
  `when (?:i|we) (?:was|were) (?:only |just )?(?:\\d\\d|eighteen|nineteen|twenty)`,
  `(?:i|we)(?:['’]ve| have) (?:run|been running|been doing) (?:it|this)(?: ever)? since`,
  `(?:(?:we are|we['’]re|i am|i['’]m|it['’]?s|it is) )?(?:now )?(?:in )?(?:the |a )?(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th)[- ]generation`,
];

/** A piece of a story of which nothing is private: who, what, when, where, with which plain beginning. */
export const harmlessInStory = new RegExp(
  `^(?:[,–—-] ?|, (?:and|then) |(?:and|then|so) )?(?:then |and )?(?:${harmless.join("|")})(?![\\p{L}\\d'’])\\s*`,
  "iu",
);

const craft = "(?:doing|making|cutting|fixing|cooking|baking|teaching|building|growing|on|in|at|an?)";
const notCraft =
  "(?! (?:an? |the |my |our )?(?:\\p{L}+ )?(?:hospital|prison|court|debt|therapy|rehab|dispute|fight|row|loss|red|mess|dole|trouble|arrears|benefits)(?!\\p{L}))";
/** How the owner came to the work and does it: 'been on the tools 20 years', 'I was apprenticed to a saddler'. */
export const ownExperience = new RegExp(
  `(?:^|(?<!\\p{L})(?:i|we)(?:['’]ve| have)? )been ${craft}${notCraft}(?!\\p{L})|(?<!\\p{L})(?:i|we)(?:['’]ve| have)? (?:(?:was |were )?apprenticed|trained|qualified|worked|served (?:my|our) (?:time|apprenticeship))(?!\\p{L})|(?<!\\p{L})(?:went|out) on (?:my|me|our) own(?!\\p{L})`,
  "iu",
);

/** For how long, or since when. */
export const lengthOfExperience =
  /(?<!\p{L})(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty)(?: odd|\+)? ?(?:years?|yrs)(?!\p{L})|(?<!\p{L})(?:since|in|from) (?:(?:19|20)\d\d|i was \d\d)(?!\d)/iu;

const years =
  "(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty)(?:th|nd|rd|st)? (?:years?|yrs|seasons?)";
const working =
  "(?!(?:waiting|trying|looking|meaning|thinking|arguing|fighting|asking|begging|struggling|paying|losing|hoping|dealing|caring|living|sleeping|drinking|signing|suffering)(?!\\p{L}))\\p{L}+ing";
/** How long the owner has done the work, and nothing else: '26 years in the trade, the last 11 on my own account'. */
export const career = new RegExp(
  `(?<!\\p{L})${years} (?:in (?:the|this) (?:trade|business|job|game|industry)|(?:on|at) (?:my|our) own|full[- ]time|(?:of )?${working})|^(?:i['’]?ve |i have |we['’]?ve |we have )?been (?:${working}|at it|on the (?:tools|road|job|vans?|saws|spanners|scaffold)|in the trade)(?: \\p{L}+){0,2} (?:since|for|${years})|^(?:i |we )?started (?:out )?as an? (?:\\p{L}+ ){1,2}in \\d{4}|on (?:my|our) own (?:since \\d{4}|account)|^(?:this is|it is|it['’]s) (?:my|our) (?:\\d+|\\p{L}+)(?:th|nd|rd|st) (?:season|year)`,
  "iu",
);
/** More than that: what went before, other people, money. */
export const besideCareer =
  /(?<!\p{L})(?:not|never|no|but|nobody|lost|sacked|fired|let go|debts?|loan|bank|died|ex|hate\p{L}*|cash|owe\p{L}*|he|she|they|his|her|tax|court|because|until|after|thing|mum|dad|mother|father|sick|dole|ill|illness|dementia|hospital|prison|lights on|under\p{L}+ing)(?!\p{L})|n['’]t(?!\p{L})|[£$€?]/iu;
