import { matches } from "../content/regex-prefilter/prefiltered-match.ts";
import { languagesOf } from "../industry/languages/detect.ts";

const start = "(?:^|[,;:–-] |(?<!\\p{L})(?:and|but|so|oh|also|just|then) )";
const negated = "(?:don['’]?t|do not|never)";

/** The site and its parts. */
const ofSite =
  /(?<!\p{L})(?:web ?sites?|web ?pages?|home ?page|front page|(?:the|our|new|this|whole|your|a) site|on (?:the )?pages?|(?:on|at) (?:the )?(?:very )?top|internet|online|pop-?ups?|clip ?-?art|stock (?:photos?|pictures?|images?)|exclamation marks?|spelling|typefaces?|fonts?|logo|(?<!hair )colou?rs? (?:is|are|should|scheme)|(?:bright|nice|warm|calm) colou?rs|copy (?:to|must|should)|text (?:to|must|should)|to be approved)(?!\p{L})/iu;

/** A request to whoever makes the site. */
const asking = new RegExp(
  [
    "(?<!\\p{L})(?:please|pls|plz|thanks|would be (?:cool|nice|good|great|lovely|grateful|ideal|handy|useful))(?!\\p{L})",
    "(?<!\\p{L})(?:can|could|would|will) (?:you|u|ye|we|it|that|this|the|there|people|they|i) ",
    "(?<!\\p{L})(?:i|we)(?:['’]d| would| should| do)?(?: (?:really|also|just|only|not|rather)){0,2} (?:like|love|want|need|prefer|hate|admire|appreciate|wish)(?!\\p{L})",
    `(?<!\\p{L})(?:i|we) ${negated} (?:really )?(?:want|need|like)(?!\\p{L})`,
    "(?<!\\p{L})(?:i|we)(?:['’]d| would) (?:really )?rather(?!\\p{L})",
    "(?<!\\p{L})(?:['’]ll| will| shall| can) (?:be )?(?:send|sent|suppl(?:y|ied)|provide[d]?|whats ?app|e-?mail)(?!\\p{L})",
    "(?<!\\p{L})(?:will be (?:sent|supplied|provided)|maybe (?:an?|one|some))(?!\\p{L})",
    "(?<!\\p{L})(?:must|should|shall|needs? to|has to|have to|ought to) (?:not )?(?:be|have|show|say|look|sound|go|feel|stay)(?!\\p{L})",
    `${start}(?:make|put|keep|use|show|say|add|write|leave|avoid|correct|mention|include|remove|tell|give|link|call|think|${negated}|no more|not|nothing|only|wants?|needs?|would like|want(?:ed)?|dont)(?!\\p{L})(?! (?:need|needed|know|mind|do|have)(?! (?:heaps|lots|loads|any|a|to))(?!\\p{L}))`,
    // 'No music', not 'No appointment needed'.
    `${start}no (?![^,.;]{0,40}(?<!\\p{L})(?:needed|required|necessary|charge|fee|obligation|problem|longer)(?!\\p{L}))`,
    "\\?\\s*$",
  ].join("|"),
  "iu",
);

const isEnglish = (text: string): boolean => languagesOf(text)[0]?.includes("english") ?? true;

/** Whether a sentence speaks of the website or asks something of its makers; in other languages than English always. */
export const asksOfSite = (text: string): boolean =>
  matches(asking, text) || matches(ofSite, text) || !isEnglish(text);
