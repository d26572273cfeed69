const times =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|(?:bank |public |school )?holidays|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas";

/** 'Well we have the rail sale every January.': takes back a part of the sentence before. */
export const concession =
  /^(?:oh )?well,? (?:we|i|there|theres|there's|it|maybe|perhaps|only|just|sometimes|my|our|unless|except|if)(?!\p{L})/iu;

/** A sentence of which such a part may be taken back. */
export const refusal =
  /(?<!\p{L})(?:not|no|never|none|nothing|nobody|cannot|(?:do|does|did|ca|could|wo|would|is|are|was|were|has|have|should)n['’]?t)(?!\p{L})/iu;

/** 'Except Mondays.', 'Not in August.': without it the sentence before says too much. */
export const exception = new RegExp(
  `^(?:except|unless|apart from(?! (?:that|this)(?!\\p{L}))|but not|(?:only )?not (?:in|on|during|over|at) (?:the )?(?:${times})|not (?:${times}))(?!\\p{L})`,
  "iu",
);
