import { numberWords } from "../../../../text/number-words.ts";

const number = `(?:\\d{1,3}|${numberWords(1, 12)})`;
const people =
  "(?:people|persons?|adults?|children|kids|guests|students|pupils|players|riders|dogs|cats|horses|years?(?: olds?)?|year[- ]olds|yrs?|months?)";
const bound = "(?:up to|at least|more than|fewer than|less than|over|under|below|above)";
const more = "(?:(?:and|or) (?:up|over|under|above|below|older|younger|more|fewer)|\\+)";
const condition = [
  `(?:for |if |aged? )?(?:aged? )?${bound} ${number}s?(?: ${people})?`,
  `(?:for |if |aged? )?${number} ?${more}(?: ${people})?`,
  `for ${number} ${people}`,
  `for ${number} (?:to|or|-|–) ${number}(?: ${people})?`,
  `aged? ${number}(?: ?(?:to|or|-|–) ?${number})?`,
].join("|");

/** The ages or numbers of people that a price is for, directly after it: 'under 2', 'for up to 4 people'. */
export const conditionAfter = new RegExp(
  `^,? ?\\(?(${condition})(?=\\)?\\s*(?:$|[.,;)\\n]|(?:and|or|but) ))`,
  "iu",
);

const unled = `${condition}|${number}(?: (?:to|or|-|–) ${number})? ${people}`;

/** The same as the whole name of a price: '2 and up', 'over 5s'. */
export const conditionAlone = new RegExp(`^(?:${unled})$`, "iu");

/** The same at the end of a name: 'kids under 5', 'Boat hire, 6 people'. */
export const conditionAtEnd = new RegExp(`,? (?:${unled})$`, "iu");

/** What a thing consists of at the end of its name: 'Sunday lunch, two courses'. */
export const partsAtEnd = new RegExp(`, ${number} \\p{Ll}{3,}s(?: of \\p{Ll}+)?$`, "iu");
