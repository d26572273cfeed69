import { englishStreets, noStreetNames } from "./data/street-words.ts";
import { name } from "./street-patterns.ts";

/** 'Lodge Lane in Preston, at number 153': the number after the street. */
const numberAfter = new RegExp(
  `(?<![\\p{L}\\p{N}])(?=\\p{Lu}[^.!?;\\n]{4,70} (?:number|no|nr)\\.? \\d)(?:${name} ){1,3}(?:${englishStreets})(?!\\p{L})(?:,? (?:in|at) (?:the )?[\\p{L}'’-]{2,20}| \\p{Lu}[\\p{L}'’-]{2,20}){0,2},? (?:at )?(?:number|no|nr|no\\.|nr\\.) \\d{1,4}[a-z]?(?![\\p{L}\\p{N}])`,
  "gu",
);
/** A number and a name after words for a place, with the town: 'The shop is at 2041 Aloe Extension, Soweto'. */
const introduced = new RegExp(
  `(?<=(?:is|us|based|located|situated) at )\\d{1,5}[a-z]? (?:${name} ){1,3}${name}(?=, \\p{Lu}\\p{Ll})`,
  "gu",
);
/** A numbered place, its location and the town: 'Cabane 12, port de la Hume, Gujan'. */
const numberedPlace =
  /(?<=^|[\n:.] ?|(?:at|is|in) )(?:Cabane|Hangar|Local|Nave|Puesto|Halle|Bâtiment|Stand|Lot|Box) \d{1,4}[A-Za-z]?, (?:\p{Ll}{3,15} )?(?:(?:de|du|des|del|la|le|les|of|the) ){0,2}\p{Lu}[\p{L}'’ -]{2,30}, \p{Lu}[\p{L}'’-]{2,30}/gu;

/** The town directly after the number: 'Mainzer Ldstr. 40 Hanau'. */
const joinedWithTown =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}-]{2,30} )?\p{Lu}[\p{L}-]{1,30}(?:str\.|straße|strasse) \d{1,4}[a-z]? \p{Lu}\p{Ll}{3,20}(?!\p{L})/gu;

const small = "[\\p{L}'’-]{2,20}";
const notOfStreet =
  "(?!(?:from|until|till|to|about|around|after|before|the|and|or|by|at|on|for|with|between|open|only) )";
/** 'barber on george st leith no 18': the same without capitals. */
const lowerCaseNumberAfter = new RegExp(
  `(?<=(?:on|in|at) )(?:${small} ){1,2}(?:street|st|road|rd|avenue|ave|lane)(?: ${small})? (?:number|no|nr|no\\.|nr\\.) \\d{1,4}[a-z]?(?![\\p{L}\\p{N}])`,
  "gu",
);
/**
 * Streets in lower case: in French the street word comes before the name, in German it is joined, in Spanish the number
 * is last.
 */
const inLowerCase: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}.,:€£$/-])\\d{1,4}(?: ?bis| ?ter)?,? (?:rue|boulevard|bd|chemin|impasse|quai|allée|ruelle|faubourg|montée) (?:(?:de|du|des|la|le|les) ){0,2}(?:[dl]['’])?${small}(?! ?[€£])`,
    "giu",
  ),
  /(?<![\p{L}\p{N}])[\p{L}-]{3,30} ?(?:str\.?|straße|strasse) \d{1,4}[a-z]?(?![\p{L}\p{N}]|[.:]\d)/giu,
  new RegExp(
    `(?<=^|\\n|, )(?:am|an der|im|zum|zur|auf der) ${notOfStreet}${small} \\d{1,3}[a-z]?(?=,|\\n|\\.?$)`,
    "gu",
  ),
  new RegExp(
    `(?<=^|\\n|, |(?:in|at|en) )(?:av|avda|avenida|calle|c\\/|plaza|paseo|carrer|ronda|camino)\\.? (?:${small} ){1,4}\\d{1,4}(?=[,;\\n]|\\.?$|\\. )`,
    "gu",
  ),
];

const numberedLine = `\\d{1,5}[a-z]? (?:(?!(?:${noStreetNames}|lane|way|phase|post|bed|star) )[\\p{L}'’-]{2,20} ){1,2}?(?:street|st|road|rd|avenue|ave|terrace|crescent|cres|parade)(?!\\p{L})`;
/** '31 commerce st' at the start of a line or after a comma, and 'unit 9 / 50 springs rd'. */
const lowerCaseLines: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:unit|flat|suite|shop) [\\p{L}\\d]{1,4} ?[/,-] ?${numberedLine}`, "giu"),
  new RegExp(`(?=\\d)(?<=^|\\n|, )${numberedLine}`, "giu"),
];

/** Patterns with the number after the street: words before the match do not belong to the address. */
export const numbersBehind: readonly RegExp[] = [numberAfter, lowerCaseNumberAfter];

/** Further ways to write a street with its number. */
export const furtherStreets: readonly RegExp[] = [
  introduced,
  numberedPlace,
  joinedWithTown,
  ...lowerCaseLines,
  ...inLowerCase,
];
