import { numberWords } from "../../../../text/number-words.ts";

const number = `(?:\\d{1,3}|${numberWords(1, 12)})`;
const people =
  "(?:people|persons?|adults?|children|kids|guests|students|pupils|players|riders|dogs|cats|horses|years?(?: olds?)?|year[- ]olds|yrs?|months?)";
/** People who pay a price of their own. */
export const groupOfPeople =
  "(?:adults?|child(?:ren)?|kids?|juniors?|teens?|teenagers?|students?|seniors?|oaps?|pensioners?|concessions?|unwaged|members?|non-members?|under[- ]?\\d{1,2}s?)";
const bound = "(?:up to|at least|more than|fewer than|less than|over|under|below|above)";
const more = "(?:(?:and|or) (?:up|over|under|above|below|older|younger|more|fewer)|\\+)";
/** The length, weight or distance of a thing that a price is for. */
const measured =
  "(?:inch(?:es)?|mm|cm|m|met(?:er|re)s?|feet|foot|ft|yards?|miles?|km|kg|kilos?|lbs?|stone|lit(?:er|re)s?)";
/** The size of a piece of land or of a floor that a price is for. */
const area =
  "(?:\\d{1,3}(?:[.,]\\d{1,3})?|\\d ?\\/ ?\\d|\\d{1,3}k|half an|an?) ?(?:acres?|ac|sq(?:uare)?\\.? ?(?:ft|feet|m|met(?:er|re)s?|yards?)|sqm|m2|m²|ha|hectares?)";
const rooms = `${number}[ -]?bed(?:room)?s?(?:,? (?:and )?${number}[ -]?bath(?:room)?s?)?`;
const condition = [
  `(?:for )?(?:up to|to|over|under|above|below) ${area}`,
  `(?:for |if )?${bound} ${number} ?${measured}`,
  `(?:for |if |aged? )?(?:aged? )?${bound} ${number}s?(?: ${people})?`,
  `(?:for |if |aged? )?${number} ?${more}(?: ${people})?`,
  `for ${number} ${people}`,
  `for ${rooms}`,
  `for ${number} (?:to|or|-|–) ${number}(?: ${people})?`,
  `aged? ${number}(?: ?(?:to|or|-|–) ?${number})?`,
].join("|");

/** The ages or numbers of people that a price is for, directly after it: 'under 2', 'for up to 4 people'. */
export const conditionAfter = new RegExp(
  `^,? ?\\(?(${condition})(?!,\\d)(?=\\)?\\s*(?:$|[.,;)\\n]|(?:and|or|but) ))`,
  "iu",
);

const unled = `${condition}|${number}(?: (?:to|or|-|–) ${number})? ${people}`;

const length = "(?:class|lesson|session|visit|hour|treatment)";
/** How often something takes place, after a price for a longer time: 'for a 12 week term, one class a week'. */
export const oftenAfter = new RegExp(
  `^(?: (?:for|per|an?|each) [^,.;\\n]{2,30})?,? \\(?((?:an?|one|two|three|\\d) ${length}(?:e?s)? (?:a|per|each|every) (?:week|fortnight|month))(?=\\)?\\s*(?:$|[.,;)\\n]))`,
  "iu",
);
/** Without what commitment or for what time a price is: 'Adults £12 a class, drop in', '£180 half day'. */
export const dropInAfter =
  /^,? \(?(drop[- ]?in|walk[- ]?in|pay as you go|(?:half|full|whole)[- ]day)(?=\)?\s*(?:$|[.,;)\n]))/iu;

/** What is bigger or smaller than the limit of the price before: 'over that'. The groups are both words. */
export const beyondThat =
  /^(?:for )?(?:anything |all |any )?(over|above|under|below|beyond) (?:that|this|it)$/iu;
/** The same at the end of the name of a price, with the offer before it. */
export const beyondAtEnd =
  /^(.{3,}), (?:for )?(?:anything |all |any )?(over|above|under|below|beyond) (?:that|this|it)$/iu;
/** The limit in a condition: '8 inch' of 'up to 8 inch'. */
export const limitIn = /\d[^,;()]*$/u;

/** The same as the whole name of a price: '2 and up', 'over 5s'. */
export const conditionAlone = new RegExp(`^(?:${unled})$`, "iu");

/** A further person for whom less is paid, as the whole name of a price: 'second child'. */
export const furtherPerson =
  /^(?:(?:the |a |each |every )?(?:second|third|2nd|3rd|further|additional|extra|other)(?: or third)? (?:child|sibling|person|adult|pupil|dog|horse|member))$/iu;

/** The same at the end of a name: 'kids under 5', 'Boat hire, 6 people'. */
export const conditionAtEnd = new RegExp(`,? (?:${unled})$|, ${rooms}$`, "iu");

/** What a thing consists of at the end of its name: 'Sunday lunch, two courses'. */
export const partsAtEnd = new RegExp(`, ${number} \\p{Ll}{3,}s(?: of \\p{Ll}+)?$`, "iu");
