const times =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|(?:bank |public |school )?holidays|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas";

/** Partly retracts the sentence before: 'Well we have the rail sale every January.' */
export const concession =
  /^(?:oh )?well,? (?:we|i|there|theres|there's|it|maybe|perhaps|only|just|sometimes|my|our|unless|except|if)(?!\p{L})/iu;

/** A sentence that can be partly retracted in this way. */
export const refusal =
  /(?<!\p{L})(?:not|no|never|none|nothing|nobody|cannot|(?:do|does|did|ca|could|wo|would|is|are|was|were|has|have|should)n['’]?t)(?!\p{L})/iu;

/** An exception without which the sentence before says too much: 'Except Mondays.', 'Not in August.' */
export const exception = new RegExp(
  `^(?:except|unless|apart from(?! (?:that|this)(?!\\p{L}))|but not|(?:only )?not (?:in|on|during|over|at) (?:the )?(?:${times})|not (?:${times}))(?!\\p{L})`,
  "iu",
);

/** What is said of other sizes or amounts than those before it: 'Bigger = we come and look', 'More than that by quote'. */
export const otherSize =
  /^(?:for )?(?:(?:any(?:thing|one)? )?(?:bigger|smaller|larger|longer|shorter|heavier|taller|wider|thicker|deeper|older|younger|fewer|less)(?: (?:ones?|than (?:that|this)|jobs?|sizes?|groups?|orders?|amounts?|houses?|properties|places|pieces|items|dogs?))?|(?:more|over|under|above|below|beyond|bigger|anything (?:more|over|above|else)) (?:than )?(?:that|this))(?: ?[=:–—-] ?| (?=(?:are|is|by|on|at|we|i|please|ask|cost|costs|from|need|needs|price|priced|just|it['’]?s|it|(?:we|i)['’](?:ll|d)|get|gets|[£€$]|\d))|, ?)/iu;
