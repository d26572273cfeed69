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
