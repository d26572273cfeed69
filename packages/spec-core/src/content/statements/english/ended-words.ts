const not =
  "(?:(?:do(?:es)?|did|is|are|has|have|can|could|will|would|wo|ca)(?:n['’]?t|n['’]t| not)|cannot|dont|doesnt|wont|cant|isnt|arent|never)";
const stop =
  "(?:stopped|quit|gave up|given up|dropped|discontinued|scrapped|cancelled|canceled|ended|abandoned|axed|retired|packed in|wound up|got rid of|did away with|done away with|finished with)";
const over =
  "(?:ended|over|finished|stopped|discontinued|scrapped|cancelled|canceled|withdrawn|gone|closed|history|no more|no longer|a thing of the past|off the menu|sold for good)";

/**
 * Ways to say that something ended; the capturing groups are the words for it: 'We don't do the seniors Wednesday thing
 * any more'.
 */
export const endings: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${not} ([^.;!?\\n]{3,90}?),? (?:any ?more|any longer)(?!\\p{L})`, "iu"),
  /(?<!\p{L})(?:we|i|they|you)(?: are|['’]re| am|['’]m| can| will| do)? no longer ([^.;!?\n]{3,90})/iu,
  /^([^.;!?,\n]{3,60}?) (?:is|are|was|were|do|does|can|will)? ?no longer(?!\p{L})([^.;!?\n]{0,60})/iu,
  new RegExp(
    `(?<!\\p{L})(?:we|i|they)(?: have|['’]ve| had)?(?: also| just| now| since| long| had to| all)* ${stop} ([^.;!?\\n]{3,90})`,
    "iu",
  ),
  new RegExp(
    `^([^.;!?,\\n]{3,70}?) (?:has|have|is|are|was|were)(?: now| all| since| both)? (?:been )?${over}(?: (?:now|for good|since [^.]{2,20}))?[.!]*$`,
    "iu",
  ),
  /^([^.;!?,:\n]{3,60}?)\s?[-–—:,] (?:(?:not?|sorry),? ){0,3}(?:no longer|not any ?more|finished|gone|ended|we (?:have )?stopped|stopped (?:doing|making|selling|that|them|it))(?!\p{L})/iu,
];

/** The end of the words for what ended, before a replacement or a reason. */
export const endOfEnded =
  /,? (?:but|so|because|since|as|although|though|instead|now|and (?:now|we|i|they)|from|until|till|if|unless|except|apart|only|who|which|that)(?!\p{L})[\s\S]*$|[,:(][\s\S]*$|\s[-–—]\s[\s\S]*$/iu;

/** Words that do not identify what ended. */
export const tellsNothing: ReadonlySet<string> = new Set(
  "like want need a an the this that these those it its them they we i you he she our my your his her their us me of for on in at to from with by and or as is are be was were do doing does did make making made sell selling offer offering offered take taking run running have having had use using give giving gave get getting accept accepting provide providing serve serving keep keeping hold holding go going come coming put work works working thing things stuff bit side sort kind part any all some more much many no not also just only really there here one ones two other others every each old new big little available possible open anybody anyone people customers time times".split(
    " ",
  ),
);

/** Days, seasons and other times: alone they say when something ended, not what. */
export const timeWords: ReadonlySet<string> = new Set(
  "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun weekday weekend day week month year hour evening morning afternoon night lunchtime january february march april may june july august september october november december spring summer autumn fall winter christmas easter bank holiday season daily weekly monthly".split(
    " ",
  ),
);

/** A sentence for visitors that itself refuses the offer, and so is not outdated. */
export const refusesItself =
  /(?<!\p{L})(?:no|not|never|without|except|no longer|stopped|cannot|\p{L}+n['’]t|dont)(?!\p{L})/iu;
