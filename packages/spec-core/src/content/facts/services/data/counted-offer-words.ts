import { numberWords } from "../../../../text/number-words.ts";

/** A number of things before their names: '4 sauces: ', 'We make three cheeses: '. */
export const countedThings = new RegExp(
  `^\\s*(?:(?:we|i)(?: now| currently| also)? \\p{Ll}+ |(?:there are|we['’]ve got|i['’]ve got) )?(\\d{1,2}|${numberWords(2, 12)}) ((?:\\p{Ll}[\\p{L}-]* ){0,2}\\p{Ll}[\\p{L}-]*s):\\s+`,
  "iu",
);

/** Verbs for what a business makes or sells. */
export const makingOrSelling =
  /(?<!\p{L})(?:ma(?:k|d)e|making|s(?:e|o)l[dl]|selling|bak(?:e|ed|ing)|brew(?:ed|ing)?|roast(?:ed|ing)?|produced?|producing|pour(?:ed|ing)?|craft(?:ed|ing)?|cook(?:ed|ing)?|ferment(?:ed|ing)?|distil(?:led|ling)?|grow|grown|growing|offer(?:ed|ing)?|print(?:ed|ing)?|design(?:ed|ing)?|buil[dt]|knit(?:ted|ting)?|weave|woven|weaving|sew|sewn|sewing|teach|taught|teaching)(?!\p{L})/iu;

/** The first bracket after a name. */
export const noteInBracket = /\(([\p{L}\d][^()]{0,40})\)/u;
