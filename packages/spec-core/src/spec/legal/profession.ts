import { countryLaws } from "./data/countries.ts";
import { europeanLine, type Profession, plainLine, professions } from "./data/professions.ts";

interface Term {
  readonly words: readonly string[];
  readonly profession: Profession;
}

const byFirstWord: ReadonlyMap<string, readonly Term[]> = professions
  .flatMap((profession) => profession.words.map((term): Term => ({ words: term.split(" "), profession })))
  .reduce((index, term) => {
    const [first = ""] = term.words;
    return index.set(first, [...(index.get(first) ?? []), term]);
  }, new Map<string, Term[]>());

const word = /[\p{L}\p{N}]+/gu;
// 'Software for dentists' names customers.
const customerWords: ReadonlySet<string> = new Set(
  "for to with serving near beside against by not no".split(" "),
);
const customerReach = 3;
// 'We deliver to nine cafés and two nursing homes', 'our customers are architects'
const supplying: ReadonlySet<string> = new Set(
  "customers clients deliver delivers delivering supply supplies supplying sell sells cater caters bake bakes cook cooks".split(
    " ",
  ),
);
// 'Bike doctor', 'software architect'.
const figurative: ReadonlySet<string> = new Set(
  "software solution solutions cloud data systems landscape bike bicycle phone computer pc car plant doll shoe tree piano".split(
    " ",
  ),
);

const isWord = (said: string | undefined, wanted: string): boolean =>
  said === wanted || said === `${wanted}s`;

/** The profession that is named at a place of a sentence as the business's own. */
function professionAt(words: readonly string[], start: number): Profession | null {
  const said = words[start] ?? "";
  const terms = [...(byFirstWord.get(said) ?? []), ...(byFirstWord.get(said.replace(/s$/, "")) ?? [])];
  const found = terms.find((term) =>
    term.words.every((wanted, index) => isWord(words[start + index], wanted)),
  );
  const isOther =
    figurative.has(words[start - 1] ?? "") ||
    words.slice(0, start).some((before) => supplying.has(before)) ||
    words.slice(Math.max(0, start - customerReach), start).some((before) => customerWords.has(before));
  return found && !isOther ? found.profession : null;
}

/** The regulated profession that a business says it practises; what it says of its customers does not count. */
export function professionOf(texts: readonly string[]): Profession | null {
  for (const sentence of texts.flatMap((text) => text.toLowerCase().split(/[.!?;\n]/))) {
    const words = sentence.match(word) ?? [];
    for (let index = 0; index < words.length; index += 1) {
      const profession = professionAt(words, index);
      if (profession) return profession;
    }
  }
  return null;
}

/** The line that the profession's site carries, as 'Heading: what it says'. */
export function registrationLine({ lines }: Profession, country: string | null): string {
  if (country === null) return plainLine;
  return lines[country] ?? (countryLaws[country]?.family === "eu" ? europeanLine : plainLine);
}
