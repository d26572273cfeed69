import { numberWords } from "../../../../text/number-words.ts";

const hour = `(?:(?:half |half past |quarter past |quarter to )?(?:${numberWords(1, 12)})|\\d{1,2}(?:[.:h][0-5]\\d)?|noon|midday)(?: ?(?:[ap](?:\\.m\\.|m\\b)|h\\b|uhr|o['’]clock))?(?: (?:(?:in|of) the|at) (?:morning|afternoon|evening|night))?`;

const unit =
  "(?: ?(?:[ap](?:\\.m\\.|m\\b)|h\\b|uhr|o['’]clock)| (?:(?:in|of) the|at) (?:morning|afternoon|evening|night))";

/** A time for calls, before the number or without one: 'Ring me after seven in the evening'. */
export const timesToCall = new RegExp(
  `(?<!\\p{L})(?:(?:ring|call|phone|text|reach|try) (?:me|us)(?:,? [^.!?;\\n\\uFFFC]{0,24}?)??|answer (?:messages|calls|e-?mails|the phone))(?:,? is)? ((?:(?:in the )?(?:evenings?|mornings?|afternoons?) (?:after|before|from|until|till) ${hour}|(?:after|before|from|until|till) ${hour}(?<=${unit})))(?![\\p{L}\\d]|[.:]\\d| ?[-–] ?\\d| (?:to|till|until|and|or) \\d)`,
  "giu",
);

/** A time for calls after a number, which a placeholder stands for here. */
export const timesOfCalls = new RegExp(
  `\\uFFFC,?(?: by appointment,?)?(?: (?:only|best(?: to (?:try|ring|call|phone|text))?|preferably|ideally|please))?(?: [\\p{Ll}]{3,12} only)? ((?:(?:evenings?|mornings?|afternoons?|weekdays|weekends)(?: are best,?| only,?)? )?(?:after|before|from|until|till) ${hour}(?: only)?)(?![\\p{L}\\d]|[.:]\\d| ?[-–] ?\\d| (?:to|till|until|and|or) \\d| \\p{Lu}\\p{Ll}{2})`,
  "gu",
);

/** The same at the end of opening hours: '. Phone before 7pm please'. */
export const timeToCallAtEnd = new RegExp(
  `(?:[.;,!]\\s+|\\n\\s*|\\s[–-]\\s|\\s?\\()(?:please )?(?:(?:or|and) )?(?:phone|ring|call|telephone|text)(?: (?:or|and) (?:phone|ring|call|text|whatsapp))?(?: (?:me|us|first|only)){0,2} ((?:after|before|from|until|till|between|by) ${hour}(?: (?:and|to|or|till|until) ${hour})?)(?: only)?(?: please)?[\\s.!)]*$`,
  "iu",
);
