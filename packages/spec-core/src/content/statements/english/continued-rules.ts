/**
 * The beginning of a sentence that is the second half of the rule before it: 'Up to a day before, free. After that,
 * half the fee is due.'
 */
export const continuesRule =
  /^(?:(?:and|but) )?(?:after (?:that|this) (?:time|date|point|day|hour)|(?:after|beyond|past|above|over|under|below|before|outside|(?:any )?(?:less|more|\p{L}{3,8}er) than) (?:that|this|those|these)|(?:after|beyond) which|otherwise|thereafter|from then on)(?!\p{L})(?! (?:we|they|people) (?:just|only|always|never|end up))/iu;

/**
 * The subjects of such rules: money, places and times. A private word near one of these may be part of the rule ('half
 * is due').
 */
export const ruleWords =
  /[£€$%]|(?<!\p{L})(?:fees?|charges?d?|prices?|costs?|rates?|due|pay|payable|payment|free|deposits?|refund(?:s|ed|able)?|full|half|hal(?:f|ves)|extra|discount|vouchers?|credit|hours?|days?|weeks?|months?|miles?|appointments?|bookings?|lost|forfeit(?:ed)?)(?!\p{L})/iu;

/** A sentence directly behind prices that says what they leave out: 'That is our charges only', 'Plus tourist tax'. */
export const limitsPrices =
  /^(?:(?:and|but) )?(?:(?:that|this|these|those|it|they|(?:the|our|my|all) (?:prices?|fees?|rates?|charges?))(?:['’]s|['’]re)?(?: (?:all|both|is|are|just))* (?:[^.;!?]{0,40}(?<!\p{L})only(?!\p{L})|(?:[^.;!?]{0,40} )?(?:do(?:es)? not|don['’]?t|doesn['’]?t) (?:include|cover)|(?:not including|excluding|exclude|before|without|plus|subject to)(?!\p{L}))|(?:plus|not including|excluding|excl\.?|not included:?) \p{L})/iu;

/** A person whose own affairs it may be about, or a single event: not a rule for visitors. */
export const ownAffairs =
  /(?<!\p{L})(?:i|me|my|mine|myself|he|she|him|his|her|hers|wife|husband|son|daughter|mother|father|brother|sister|mum|mom|dad|bank|rent|landlord|accountant|lawyer|boss|staff|wages?|invoices?|budget|was|were|had|went|left|came|took|gave|got|nearly|almost)(?!\p{L})/iu;
