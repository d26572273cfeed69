import { numberWords } from "../../../../text/number-words.ts";

const hour = `(?:(?:half |half past |quarter past |quarter to )?(?:${numberWords(1, 12)})|\\d{1,2}(?:[.:h][0-5]\\d)?|noon|midday)(?: ?(?:[ap](?:\\.m\\.|m\\b)|h\\b|uhr|o['’]clock))?(?: (?:(?:in|of) the|at) (?:morning|afternoon|evening|night))?`;

const unit =
  "(?: ?(?:[ap](?:\\.m\\.|m\\b)|h\\b|uhr|o['’]clock)| (?:(?:in|of) the|at) (?:morning|afternoon|evening|night))";

/** 'Ring me after seven in the evening': when to call, before the number or without one. */
export const timesToCall = new RegExp(
  `(?<!\\p{L})(?:(?:ring|call|phone|text|reach|try) (?:me|us)(?:,? [^.!?;\\n\\uFFFC]{0,24}?)??|answer (?:messages|calls|e-?mails|the phone))(?:,? is)? ((?:(?:in the )?(?:evenings?|mornings?|afternoons?) (?:after|before|from|until|till) ${hour}|(?:after|before|from|until|till) ${hour}(?<=${unit})))(?![\\p{L}\\d]|[.:]\\d| ?[-–] ?\\d| (?:to|till|until|and|or) \\d)`,
  "giu",
);

/** After a number, which is a placeholder here: a time from or until which to call. */
export const timesOfCalls = new RegExp(
  `\\uFFFC,?(?: by appointment,?)?(?: (?:only|best(?: to (?:try|ring|call|phone|text))?|preferably|ideally|please))?(?: [\\p{Ll}]{3,12} only)? ((?:(?:evenings?|mornings?|afternoons?|weekdays|weekends)(?: are best,?| only,?)? )?(?:after|before|from|until|till) ${hour}(?: only)?)(?![\\p{L}\\d]|[.:]\\d| ?[-–] ?\\d| (?:to|till|until|and|or) \\d| \\p{Lu}\\p{Ll}{2})`,
  "gu",
);
