const money = "(?:prices?|fees?|rates?|costs|charges|price list|pricing|tariffs?)";
const inClause = (most: number): string => `[^.,;:!?()\\n]{0,${most}}?`;
const undecided =
  "(?:(?:still|are|is|we['’]re|i['’]m) (?:arguing|deciding|debating|discussing|disagreeing|undecided|unsure|in two minds)|still (?:have|need|has) to decide|undecided|(?:(?:ha(?:ve|s|d)|do|does|did|are|is|was|were|could)n['’]?t|not|never)(?: yet| quite| fully| been| really)* (?:agreed?|decided?|settled|made up (?:my|our) minds?)|can(?:['’]?t|not) (?:agree|decide)|(?:go(?:ing)?|went) back and forth|(?:in|of) two minds|torn|on the fence|(?:not|(?:are|is)n['’]?t) (?:yet |really |quite |so )?sure|disagree)";
const openOn = `${undecided}(?!\\p{L})${inClause(20)} (?:whether|if|about|on|over)(?!\\p{L})`;
const onSite =
  "(?:(?:up |out )?(?:on|onto) (?:the|our|my|this) (?:web ?site|site|page|home ?page)|(?:up )?online|in public|public)";
const show = "(?:show(?:ing)?|publish(?:ing)?|print(?:ing)?|display(?:ing)?|advertis(?:e|ing)|list(?:ing)?)";
const put = "(?:put(?:ting)?|hav(?:e|ing)|giv(?:e|ing)|leav(?:e|ing)|includ(?:e|ing))";
// The name before 'price' is a group, as is the one after 'price of': they limit the doubt to the price of this offer.
const named = `((?:[\\p{L}'’-]+ ){0,4}?)(${money})(?!\\p{L})(?: (?:for|of) ((?:[\\p{L}'’-]+ ){0,2}[\\p{L}'’-]+))?`;
const isShown = `(?: [\\p{L}'’]+){0,3}? (?:${onSite}|published|shown|printed|displayed|advertised|listed)(?!\\p{L})`;
const showing = `(?:${show} ${named}|${put} ${named}(?: [\\p{L}'’]+){0,2}? ${onSite}(?!\\p{L})|${named}${isShown})`;

/**
 * Words that leave open whether visitors see prices: 'we can't agree whether to show the fees'. The groups are the words
 * before 'price', the word for prices, and what they are for, three for each way to say it.
 */
export const undecidedPrices: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${openOn}${inClause(20)} ${showing}`, "iu"),
  new RegExp(`(?<!\\p{L})whether${inClause(20)} ${showing}${inClause(15)} ${undecided}(?!\\p{L})`, "iu"),
  // 'We may list prices online, or not, still undecided'.
  new RegExp(
    `(?<!\\p{L})(?:may|might|could) ${showing}${inClause(15)},? or not[^.;!?\\n]{0,30} ${undecided}(?!\\p{L})`,
    "iu",
  ),
  // 'I want the prices on the site but my brother says no, we're still arguing about it'.
  new RegExp(
    `(?<!\\p{L})${showing}[^.;!?\\n]{0,80} ${undecided} (?:about|on|over) (?:it|this|that)\\s*(?:[.!)]|$)`,
    "iu",
  ),
  // 'We disagree about the fees, she says people should ask'.
  new RegExp(
    `(?<!\\p{L})${undecided} (?:about|on|over) (?:the |our |my )()(${money})()(?!\\p{L}),? [^.;!?\\n]{0,40}(?:should|must|have to|has to|ought to) (?:just )?(?:ring|ask|call|phone|[ei]nquire)(?!\\p{L})`,
    "iu",
  ),
];

const previous = "(?:it|that|this|them|those|these)";
const showsPrevious = `(?:${show} ${previous}|${put} ${previous} ${onSite}|${previous} (?:should|ought to|needs? to|has to|goes?|belongs?) (?:be |go )?(?:${onSite}|published|shown|printed))(?!\\p{L})`;

/** Words that leave open if the sentence before is shown: 'I go back and forth on publishing it'. */
export const undecidedPrevious = new RegExp(`(?<!\\p{L})${openOn}${inClause(20)} ${showsPrevious}`, "iu");

const goesLive =
  "before (?:(?:it|this|that|they|these|anything|the (?:site|page|website)) (?:goes|go|is|are|gets?) (?:live|online|public|published|(?:up )?on the (?:site|page|website))|the (?:site|page|website) (?:goes|is) (?:up|out)|(?:you|we) (?:publish|go live|launch the (?:site|page|website))|(?:publication|going live|it['’]?s (?:live|online|published)))(?!\\p{L})";
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
    `^(?:but |and |so )?(?:please )?(?:check|clear|confirm|run|agree|verify) (?:${wording} (?:with|past|by) (?!you|us|your)(?:[\\p{L}'’-]+ ){1,3}${goesLive}|(?:${the}${words}|this|that) (?:with|past|by) (?!you|us|your)(?:[\\p{L}'’-]+ ){1,3}first(?=[.!)]*$))`,
    "iu",
  ),
  /^(?:but |and |so )?(?:please )?(?:(?:don['’]?t|do not|not to be) (?:publish(?:ed)?(?: (?:it|this|that))?|(?:print|put|show|use)(?:n|ed)? (?:(?:it|this|that) )?(?:(?:up )?on the (?:site|page|website)|online)))(?: yet)?,? (?:until|till|before) (?:[\p{L}'’-]+ ){1,3}(?:has |have )?(?:confirm|approv|check|sign|agree|read|see|ok)\p{L}*/iu,
];
