/** A sentence that refers to the one before for its subject: 'He is not to be mentioned', 'That was March'. */
export const refersToPrevious =
  /^["'(^]*\s*(?:he|she|they|it|it's|its|he's|she's|they're|this|that|that's|thats|these|those|his|her|their|him|them|which|who|so|but|because|otherwise|therefore|then|and|not for|leave (?:this|that|it)|keep (?:this|that|it)|(?:please |pls )?(?:don't|dont|do not) (?:print|mention|write|publish|put|use|say|show|share) (?:this|that|it|them|these))\b|^(?:please |pls |but |so )?(?:don't|dont|do not) (?:print|mention|write|publish|say|share)[.!]*$/iu;

/** A word that must not be written: 'please don't write organic', 'never call it a spa', 'maybe not print the joke'. */
export const unwantedWord =
  /(?<!\p{L})(?:don['’]?t|do not|dont|never|not to|(?:maybe|perhaps|probably|better|best|rather|please) not) (?:write|say|call (?:it|us|me|this)|print|use the word|put|mention) (?:that |the word |(?:an?|the|my|our|his|her|their) )?["'“‘]?((?<= (?:the|my|our|his|her|their) ["'“‘]?)\p{L}{4}|\p{L}{5,20})["'”’]?(?=[.,;!)]|$)/iu;

/** What is not to be shown for now: 'we leave the fees off', 'don't list prices'. */
export const refusesPrices =
  /(?<!\p{L})(?:leave|keep|take) (?:the |all |our |any )?(?:it|them|those|these|fees|prices|rates|amounts|figures|numbers|costs) (?:off|out|away)(?!\p{L})|(?<!\p{L})(?:don['’]?t|do not|not to|rather not|no need to) (?:list|show|print|give|publish|put|mention) (?:the |our |my |any |all )*(?:fees|prices|rates|amounts|figures|costs)(?!\p{L})/iu;

/** A price that explains such a sentence: 'Currently $85 within 15 miles'. */
export const priceNow =
  /^(?:(?:it|that|this)['’]?s |(?:they|those|these)(?:['’]re| are) )?(?:currently|at the moment|right now|just now|presently|for now|today|now|so far)(?: (?:it|that|this)(?:['’]s| is)| (?:they|those)(?:['’]re| are))?:? (?:about |around |from )?(?:[£€$]|\p{Lu}{1,3} ?\d|\d)/iu;

/** Makes the words before it private: '14 Mill Lane. It is my home'. */
export const saysItIsPersonal =
  /^["'(^]*\s*(?:it|that|this)(?:\s?['’]?s|\s+is|\s+was)\s+(?:also\s+|actually\s+|just\s+|only\s+)?(?:my|our|his|her)\s+(?:\p{L}+\s+)?(?:home|house|flat|mother|father|parents|wife|husband|son|daughter|private|personal|own|mobile|cell)\b/iu;

/** What was said is not true yet: 'Do say we have a fire plan, … but I have to write it down first'. */
export const notTrueYet =
  /(?<!\p{L})(?:(?:i|we) (?:still |only |just )?(?:have|need|['’]ve got|got) to (?:write|check|ask|find|get|make|finish|do|learn|buy|take|pass|renew|look)(?!\p{L}).{0,30}(?<!\p{L})first(?!\p{L})|not (?:written|finished|ready|done|signed|approved) yet|(?:isn['’]?t|aren['’]?t|is not|are not) (?:written|finished|ready|signed|approved) yet)/iu;

/**
 * 'We check it against our stock': 'it' is in the sentence before. 'We make it easy' and 'We do it all' refer to
 * nothing.
 */
export const actsOnPrevious =
  /^(?:(?:then|so|and),? )?(?:i|we)(?: (?:then|also|always|can|will|only|usually|never|often|first|both|all|just)){0,2} (?!(?:make|keep|call|mean|do|get|take) it(?!\p{L}))\p{L}+ (?:(?:all|each|every one|most|some|both|half) of )?(?:it|them)(?!\p{L})/iu;

const itself =
  "(?:it|that|this) (?:would|['’]d|might|could) (?:be (?:useful|nice|good|great|handy|helpful|lovely|better|cool|brilliant)|save|help)|(?:it|that|this)(?:['’]s| is| was) (?:possible|important|useful|nice|good)";

/** Pronouns that refer to nothing before them: 'So it would be useful if …'. */
export const emptySubject = new RegExp(`(?<!\\p{L})(?:${itself})(?!\\p{L})`, "giu");

/** A wish for the website ('I'd like it said clearly'), not an instruction to customers ('so don't leave it'). */
export const wantsOfSite =
  /(?<!\p{L})(?:(?:i|we)(?:['’]d| would) (?:like|want|love|prefer)|would be|['’]d be|(?:could|can) (?:you|people|customers|visitors|there|the)|please (?:make|put|say|mention|write|show|add|include|do)|make (?:a|some|more|much|the most|something)|(?:i|we) want it|say so|(?:web ?)?site|page|home ?page|(?:must|should) be (?:said|shown|written|clear|mentioned|on))(?!\p{L})/iu;

/** A wish about what was said before it: 'so I'd like it said clearly', 'please make something of that'. */
export const wantsPrevious =
  /(?<!\p{L})(?:it|them|that|those|these|this(?! (?:web ?site|site|page|year|summer|month)(?!\p{L}))|say so)(?!\p{L})/iu;

/** A way to reach the business that the next sentence may give: 'The night number is for floods.' */
export const announcesContact =
  /(?<!\p{L})(?:(?:phone|telephone|emergency|mobile|night|direct|help) ?(?:line|number)|number|line|mobile|landline|hotline|e-?mail|address)(?!\p{L})/iu;

/** A sentence that is only such a number or address: 'That's 07700 900123.' */
export const onlyContact =
  /^(?:(?:that['’]?s|it['’]?s|that is|it is|this is|which is|here it is|ring|call|dial|text|on)[:,]? )?(?:[+(]?\d(?:[ ()./-]{0,2}\d){5,14}|[^\s@]{1,64}@[^\s@]{3,64})[.!]*$/iu;

/** Words that the agency may write, or gets later: 'A short paragraph on parking will do', 'our own text will be sent'. */
export const wordingLeftOpen =
  /^(?:just |only |maybe |perhaps )?(?:an?|one|two|the|some|any) (?:\p{L}+ ){0,3}(?:sentence|paragraph|wording|text|lines?|words|page)(?!\p{L})[^.!?]{0,100} (?:(?:will|would) (?:do|suffice)|(?:is|would be|will be|are) (?:enough|fine|plenty|sufficient|all (?:i|we) (?:need|want)))(?!\p{L})|^(?:[\p{L} ]{3,40}: ?)?(?:we (?:have|use) )?(?:our|my) own (?:\p{L}+ )?(?:document|text|wording|words|version|policy|notice|statement|terms|copy)s? (?:will (?:be|follow|come)|follows?|to (?:follow|come))(?!\p{L})/iu;
