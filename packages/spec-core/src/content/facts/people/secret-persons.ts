import { firstNames } from "./data/first-names.ts";

/** Asks not to mention what the sentence is about, or to leave a person out. */
const not = "(?:[Dd]o not|[Dd]on['’]?t|[Dd]ont|[Nn]ever|not to|[Rr]ather not)";
const somebody = "(?:him|her|them|\\p{Lu}\\p{L}{1,20}(?!['’]s))";
const asksNoMention = new RegExp(
  `(?<!\\p{L})(?:[Nn]o mention|not to be (?:mentioned|named)|${not} (?:mention|name) (?:it|this|that|${somebody})|${not} mention(?=[.,;!)]|$)|(?:[Ll]eave|[Kk]eep) ${somebody} (?:out|off))(?!\\p{L})`,
  "u",
);
/** Names, but not those of somebody's thing: 'Ana's leave'. */
const name = /(?<!\p{L})\p{Lu}\p{Ll}[\p{L}-]{0,20}(?!\p{L}|['’]s)/gu;

interface Said {
  readonly text: string;
  readonly proposal: "print" | "keep";
}

/**
 * The first names, in lower case, of the persons in sentences that ask not to mention something: 'Lena joins as a
 * partner in May, so please no mention'. What must not be said of a person is not known, so that nothing with the name
 * is proposed.
 */
export const secretPersons = (statements: readonly Said[]): ReadonlySet<string> =>
  new Set(
    statements
      .filter(({ text, proposal }) => proposal === "keep" && asksNoMention.test(text))
      .flatMap(({ text }) => [...text.matchAll(name)].map(([word]) => word.toLowerCase()))
      .filter((word) => firstNames.has(word)),
  );

/** Whether a text contains one of these names as a word. */
export const namesOneOf = (text: string, names: ReadonlySet<string>): boolean =>
  names.size > 0 && [...text.matchAll(name)].some(([word]) => names.has(word.toLowerCase()));
