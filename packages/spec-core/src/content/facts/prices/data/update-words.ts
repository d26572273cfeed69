/** Words for new prices in the same sentence: 'is $1.25 now', 'have gone up to', 'the new price is'. */
export const newestPrice =
  /(?<!\p{L})(?:(?<!(?:for|until|till|by|up to|just|even|every) )now(?! (?:and then|that)(?!\p{L}))|nowadays|these days|from now on|as of (?:now|today|this)|(?:from|since) this (?:year|month|week|spring|summer|autumn|fall|winter|season)|(?:has|have|['’](?:s|ve)|is|are) (?:gone |went |been put |been raised |risen |increased |dropped |come )?(?:up|down)? ?to(?= ?[£€$]? ?\d)|(?:gone|went|put|risen|rose|raised|increased|dropped|come|came|moved|changed) (?:\p{L}+ ){0,4}(?:up |down )?(?:to|from)(?= ?[£€$]? ?\d)|(?:the |our )?new prices?(?: (?:is|are|for|of|:))?|(?:prices?|rates?) (?:has|have) changed|instead of(?= ?[£€$]? ?\d))(?!\p{L})/iu;

/** Words that may be between the name of an offer and its new price. */
export const betweenNameAndPrice =
  "is|are|be|been|now|nowadays|currently|these|days|has|have|gone|went|go|goes|up|down|risen|rose|increased|raised|put|changed|moved|dropped|come|came|to|at|costs?|the|a|an|new|prices?|rates?|it|it['’]s|they|they['’]re|their|just|only|this|year|month|season|will|us|me|you|each";

/** Words in such a sentence before the old price. */
export const priceOfBefore =
  /(?<!\p{L})(?:not|instead of|rather than|was|were|used to be|up from|down from|no longer|before(?: it was)?)(?: (?:the|just|only))? ?$/iu;

/** Words that may precede the name of an offer; any other word would be part of a longer name. */
export const beforeName =
  /(?:^|[^\p{L}\s'’-]\s*|(?<!\p{L})(?:the|an?|our|my|your|and|but|or|for|so|now|on|of|all|both|also|that|because|put|raised?|per)\s+)$/iu;

/** After a name that follows its price. */
export const afterName =
  /^\s*(?:$|[.,;:!?)(]|(?:and|or|but|now|these|nowadays|from|since|instead|not|is|are|as|because|so|with|too|each)(?!\p{L}))/iu;

/** A unit after a number without a currency: the number is a count or a measure, not a price. */
export const countedAfter =
  /^\s?(?:%|[-–:]\d|(?:am|pm|mins?|minutes?|hours?|hrs?|years?|yrs?|days?|weeks?|months?|people|persons?|guests?|places?|seats?|sizes?|kinds?|types?|colou?rs?|cm|mm|km|miles?|m|kg|g|lbs?|oz|ml|cl|l|litres?|inch(?:es)?|ft|feet|foot|x|or|to|of|st|nd|rd|th)(?!\p{L}))/iu;

/** The minimum charge for an offer: 'min $8'. */
export const minimumName =
  /^(?:(?:the |a |with a )?min(?:imum)?\.?(?: (?:charge|order|price|fee|of|is))*)$/iu;

/** The unit after a new price: '$1.25 an inch now'. */
export const unitAfter =
  /^\s(?:an?|per|each)\s\p{L}{2,12}(?=\s(?:now|nowadays|these|from|and|or|but)(?!\p{L})|[.,;!?)]|\s*$)/iu;
