import { decompose } from "../../text/decompose.ts";
import type { Reader } from "../clause.ts";
import { lexicon, longestTermAt } from "../lexicon.ts";
import { englishGrammar } from "./english-grammar.ts";
import { frenchGrammar, germanGrammar, spanishGrammar } from "./foreign-grammars.ts";
import { foreignLexicon, type LexiconParts } from "./foreign-lexicon.ts";
import { frenchTerms } from "./french-terms.ts";
import type { Language } from "./function-words.ts";
import { germanTerms } from "./german-terms.ts";
import type { Grammar } from "./grammar.ts";
import { internationalTerms } from "./international-terms.ts";
import { neutralWords } from "./neutral-words.ts";
import { spanishTerms } from "./spanish-terms.ts";

// Fast check: most texts have nothing to decompose and no accents to remove.
const ascii = /^[\n -~]*$/;

const withoutAccents = (lower: string): string =>
  ascii.test(lower)
    ? lower
    : decompose(lower)
        .replace(/[\p{M}’]/gu, "")
        .toLowerCase();

const plainForeign = (text: string): string =>
  withoutAccents(text.toLowerCase().replace(/['’]/g, " ").replaceAll("ß", "ss").replaceAll("œ", "oe"));

const foreignReader = (grammar: Grammar, parts: LexiconParts): Reader => ({
  grammar,
  plain: plainForeign,
  find: foreignLexicon(parts),
});

const builders: Readonly<Record<Language, () => Reader>> = {
  english: () => {
    const root = lexicon();
    return {
      grammar: englishGrammar,
      plain: (text) => withoutAccents(text.toLowerCase().replaceAll("'", "")),
      find: (words, start) => longestTermAt(words, start, root),
    };
  },
  german: () =>
    foreignReader(germanGrammar, {
      tables: [germanTerms, internationalTerms],
      neutral: neutralWords.german,
      endings: ["s", "n", "e", "en", "er", "ern", "es", "in", "innen"],
      swaps: [],
    }),
  spanish: () =>
    foreignReader(spanishGrammar, {
      tables: [spanishTerms, internationalTerms],
      neutral: neutralWords.spanish,
      endings: ["s", "es"],
      swaps: [
        ["a", "o"],
        ["o", "a"],
        ["as", "o"],
        ["os", "a"],
        ["ora", "or"],
        ["oras", "or"],
      ],
    }),
  french: () =>
    foreignReader(frenchGrammar, {
      tables: [frenchTerms, internationalTerms],
      neutral: neutralWords.french,
      endings: ["s", "x", "e", "es"],
      swaps: [
        ["aux", "al"],
        ["ere", "er"],
        ["eres", "er"],
        ["euse", "eur"],
        ["euses", "eur"],
        ["trice", "teur"],
        ["trices", "teur"],
        ["ienne", "ien"],
        ["iennes", "ien"],
      ],
    }),
};

const built = new Map<Language, Reader>();

/** The reader for texts in this language, created on first use. */
export function readerOf(language: Language): Reader {
  const known = built.get(language) ?? builders[language]();
  built.set(language, known);
  return known;
}
