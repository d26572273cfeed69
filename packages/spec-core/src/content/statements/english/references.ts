/** A sentence about the one before, in which its subject is: 'He is not to be mentioned', 'That was March'. */
export const refersToPrevious =
  /^["'(^]*\s*(?:he|she|they|it|it's|its|he's|she's|they're|this|that|that's|thats|these|those|his|her|their|him|them|which|who|so|but|because|otherwise|therefore|then|and|not for|leave (?:this|that|it)|keep (?:this|that|it)|(?:please |pls )?(?:don't|dont|do not) (?:print|mention|write|publish|put|use|say|show|share) (?:this|that|it|them|these))\b|^(?:please |pls |but |so )?(?:don't|dont|do not) (?:print|mention|write|publish|say|share)[.!]*$/iu;

/** '14 Mill Lane. It is my home': says that the words before are about the owner's own life. */
export const saysItIsPersonal =
  /^["'(^]*\s*(?:it|that|this)(?:\s?['’]?s|\s+is|\s+was)\s+(?:also\s+|actually\s+|just\s+|only\s+)?(?:my|our|his|her)\s+(?:\p{L}+\s+)?(?:home|house|flat|mother|father|parents|wife|husband|son|daughter|private|personal|own|mobile|cell)\b/iu;

/** 'Do say we have a fire plan, … but I have to write it down first': what was said is not true yet. */
export const notTrueYet =
  /(?<!\p{L})(?:(?:i|we) (?:still |only |just )?(?:have|need|['’]ve got|got) to (?:write|check|ask|find|get|make|finish|do|learn|buy|take|pass|renew|look)(?!\p{L}).{0,30}(?<!\p{L})first(?!\p{L})|not (?:written|finished|ready|done|signed|approved) yet|(?:isn['’]?t|aren['’]?t|is not|are not) (?:written|finished|ready|signed|approved) yet)/iu;

/** 'We check it against our stock': what 'it' is stands in the sentence before. 'We make it easy' and 'We do it all' need none. */
export const actsOnPrevious =
  /^(?:(?:then|so|and),? )?(?:i|we)(?: (?:then|also|always|can|will|only|usually|never|often|first|both|all|just)){0,2} (?!(?:make|keep|call|mean|do|get|take) it(?!\p{L}))\p{L}+ (?:(?:all|each|every one|most|some|both|half) of )?(?:it|them)(?!\p{L})/iu;
