const money =
  "(?:prices?|fees?|rates?|costs?|charges?|price list|pricing|tariffs?|figures|what (?:i|we|it) (?:charge|costs?))";
const shown =
  "(?:web ?site|site|page|online|show(?:n|ing)?|publish\\p{L}*|print\\p{L}*|list(?:ed|ing)?|put(?:ting)?|display\\p{L}*|public|(?:should|could|must|have to|to)(?: just)? (?:ring|ask|call|phone|[ei]nquire))";
const undecided =
  "(?:(?:still|are|is|we['’]re|i['’]m) (?:arguing|deciding|debating|discussing|disagreeing|thinking|undecided|unsure|in two minds)|still (?:have|need|has) to decide|undecided|(?:not|n['’]?t|never)(?: yet| quite| fully| been)* (?:agreed?|decided?|settled|made up (?:my|our) minds?)|can(?:['’]?t|not) (?:agree|decide)|(?:go(?:ing)?|went) back and forth|(?:in|of) two minds|torn|on the fence|not (?:yet |really |quite |so )?sure (?:if|whether|about)|disagree)";

/** Prices in general, in a sentence that leaves open whether visitors see them. */
export const anyPrices = new RegExp(`(?<!\\p{L})${money}(?!\\p{L})`, "iu");
export const isShown = new RegExp(`(?<!\\p{L})${shown}(?!\\p{L})`, "iu");
export const isUndecided = new RegExp(`(?<!\\p{L})${undecided}(?!\\p{L})`, "iu");

/** Showing what the sentence before tells: 'publishing it', 'whether to show that'. */
export const showsPrevious =
  /(?<!\p{L})(?:(?:publish|print|show|display|list|advertis|post|shar)(?:e|ing)?|put(?:ting)?|giv(?:e|ing)|hav(?:e|ing)) (?:it|that|this|them|those|these)(?: (?:up|out|on|online|there|public))?(?!\p{L})|(?<!\p{L})(?:it|that|this|they|those) (?:should|ought to|needs? to|has to|goes?|belongs?) (?:be |go )?(?:on|up|online|public|published|shown)(?!\p{L})/iu;

const goesLive =
  "before (?:(?:it|this|that|they|these|anything|the (?:site|page|website)) (?:goes|go|is|are|gets?) (?:live|up|online|out|public|published|printed|on|used)|(?:you|we) (?:publish|print|use|put|go live|launch|show)|(?:publishing|publication|printing|launch|going live|it['’]?s (?:live|up|online|published)))(?!\\p{L})";
const confirms =
  "(?:confirm|approve|check|sign off(?: on)?|ok|okay|okays|agree|proofread|proof[- ]read|read|look (?:at|over)|see|clear|verify)s?";
const the = "(?:the |this |that |these |those |my |our |its )?(?:exact )?";
const words = "(?:wording|words|text|sentence|phrasing|figures?|numbers?|claims?|copy)";
const wording = `${the}(?:${words}|it|this|that|them|these|those)`;
const readers =
  "(?:you|your|the customer|customers|clients|people|owners|guests|visitors|patients|parents|members|pupils|students|buyers|sellers|tenants|they)";

/**
 * Somebody has to agree with the sentence before: 'Marcy to confirm the wording before it goes live', 'check this with Tom
 * first'.
 */
export const approvesPrevious: readonly RegExp[] = [
  new RegExp(
    `^(?:but |and |so |though )?(?!${readers}(?!\\p{L}))(?:[\\p{L}'’-]+ ){1,3}(?:(?:still )?(?:has|have|needs?|wants?|would like|['’]d like) to|to|must|should|will|['’]ll)(?: still| first)? ${confirms} (?:${wording}(?!\\p{L})[^.;!?]{0,30}${goesLive}|${the}${words} first(?=[.!)]*$))`,
    "iu",
  ),
  new RegExp(
    `^(?:but |and |so )?(?:please )?(?:check|clear|confirm|run|agree|verify) ${wording} (?:with|past|by) (?!you|us|your)(?:[\\p{L}'’-]+ ){1,3}(?:first(?=[.!)]*$)|${goesLive})`,
    "iu",
  ),
  /^(?:but |and |so )?(?:please )?(?:don['’]?t|do not|not to be) (?:publish|print|use|put|show)(?:ed)? (?:it|this|that)? ?(?:up |on |online )?(?:until|till|before) (?:[\p{L}'’-]+ ){1,3}(?:has |have )?(?:confirm|approv|check|sign|agree|read|see|ok)\p{L}*/iu,
];
