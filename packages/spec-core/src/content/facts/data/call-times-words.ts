const hour =
  "(?:(?:half |half past |quarter past |quarter to )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|\\d{1,2}(?:[.:h][0-5]\\d)?|noon|midday)(?: ?(?:[ap]\\.?m\\b\\.?|h\\b|uhr|o['’]clock))?(?: (?:(?:in|of) the|at) (?:morning|afternoon|evening|night))?";

/** After a number, which is a placeholder here: a time from or until which to call. */
export const timesOfCalls = new RegExp(
  `\\uFFFC,?(?: (?:only|best|preferably|ideally|please))?(?: [\\p{Ll}]{3,12} only)? ((?:after|before|from|until|till) ${hour}(?: only)?)(?![\\p{L}\\d]|[.:]\\d| ?[-–] ?\\d| (?:to|till|until|and|or) \\d| \\p{Lu}\\p{Ll}{2})`,
  "gu",
);
