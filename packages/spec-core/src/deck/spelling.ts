import { britishSpelling, englishCountry } from "../spec/language-tag.ts";
import { sharedWithCanada, spellings } from "./data/spellings.ts";
import { capital } from "./fill.ts";

type Words = ReadonlyMap<string, string>;

const all = [...spellings, ...sharedWithCanada];
const toBritish: Words = new Map(all);
const toAmerican: Words = new Map(all.map(([american, british]) => [british, american]));
const toCanadian: Words = new Map([
  ...sharedWithCanada,
  ...spellings.map(([american, british]): [string, string] => [british, american]),
]);

function wordsOf(country: string): Words | null {
  if (britishSpelling.has(country)) return toBritish;
  if (country === "CA") return toCanadian;
  return country === "US" ? toAmerican : null;
}

/**
 * Our own words in the spelling of the business's country: 'Dark colours' on a site from Sheffield. Only for our
 * wording before a client's words are filled in, which stay as typed.
 */
export function spelt(text: string, country = ""): string {
  const words = wordsOf(englishCountry(country));
  if (words === null) return text;
  return text.replace(/(?<!\p{L})\p{L}{4,20}(?!\p{L})/gu, (word) => {
    const other = words.get(word.toLowerCase());
    if (other === undefined) return word;
    return /^\p{Lu}/u.test(word) ? capital(other) : other;
  });
}

/** A record of texts, and of records of texts, with `spell` applied to each text. */
export function inSpelling<Texts extends object>(texts: Texts, spell: (text: string) => string): Texts {
  const entries = Object.entries(texts).map(([name, value]: [string, unknown]) => {
    if (typeof value === "string") return [name, spell(value)];
    return [name, typeof value === "object" && value !== null ? inSpelling(value, spell) : value];
  });
  return Object.fromEntries(entries) as Texts;
}
