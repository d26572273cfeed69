import { editDistance } from "../text/edit-distance.ts";
import { classifyIndustry } from "./classify.ts";
import { industries } from "./industries.ts";
import { industryTerms } from "./terms.ts";
import { termsIn } from "./weighted-terms.ts";

const shortestWord = 6;
/** The highest number of wrong letters in a word that sounds the same, by the length of the word. */
const mostWrong = ({ length }: string): number => (length >= 9 ? 3 : length >= 8 ? 2 : 1);
/** From this length on, a word with one wrong consonant is not likely to be another word. */
const longWord = 8;
/** Correct words that sound like a word for a trade. */
const otherWords: ReadonlySet<string> = new Set(
  "message copper former layer water plotter pointer taylor signer getter lesser timer caning currier".split(
    " ",
  ),
);

/** The sound of a word: its consonants, with those merged that are often confused ('plummer', 'electritian'). */
const soundOf = (word: string): string =>
  word
    .replace(/ph/gu, "f")
    .replace(/[cts]i(?=[ao]n)/gu, "c")
    .replace(/mb/gu, "m")
    .replace(/c(?=[eiy])/gu, "s")
    .replace(/z/gu, "s")
    .replace(/ck/gu, "k")
    .replace(/(\p{L})\1/gu, "$1")
    .replace(/(?!^)[aeiouyhw]/gu, "");

/** The forms of a verb that name a trade: 'plumber' and 'plumbing' for 'plumb~', 'baker' and 'baking' for 'bake~'. */
function namesOf(verb: string): string[] {
  const stem = verb.replace(/e$/u, "");
  return [`${stem}er`, `${stem}ing`];
}

/** English endings of words for people of a trade, and for their work or goods. */
const namesTrade = /(?:er|or|ist|ian|ant|ic|ing|ery|ry|ey|ure|age|ect|smith|eon)$/u;

/** The single words of the industries' strong terms that name a trade. */
function tradeWords(): string[] {
  const words = industries.flatMap((industry) =>
    ([3, 2] as const).flatMap((weight) =>
      termsIn(industryTerms[industry][weight]).flatMap((term) =>
        term.split(" ").flatMap((word) => (word.endsWith("~") ? namesOf(word.slice(0, -1)) : [word])),
      ),
    ),
  );
  return [...new Set(words)].filter(
    (word) => word.length >= shortestWord && /^[a-z]+$/u.test(word) && namesTrade.test(word),
  );
}

let built: readonly { readonly word: string; readonly sound: string }[] | undefined;

/** The known words that a misspelling is compared with, indexed on first use. */
function knownWords(): NonNullable<typeof built> {
  built ??= tradeWords().map((word) => ({ word, sound: soundOf(word) }));
  return built;
}

const single = (word: string): string => word.replace(/([^aeiou])\1/gu, "$1");

/**
 * Whether a word can be a misspelling of the known one. Verbs have many similar words ('hoisting' and 'hosting'), and a
 * word that the known one begins with is correct itself.
 */
function canStandFor(word: string, known: string): boolean {
  if (otherWords.has(word) || known.startsWith(word) || /(?:ed|es)$/u.test(word)) return false;
  return !known.endsWith("ing") || single(word) === single(known);
}

const isSwapped = (one: string, other: string): boolean =>
  [...one].sort().join("") === [...other].sort().join("");

/** The word for a trade that this word is a misspelling of; null if there is none, or if two are equally close. */
function meant(word: string): string | null {
  const sound = soundOf(word);
  const [best, second] = knownWords()
    .filter((known) => known.word[0] === word[0])
    .map((known) => ({ ...known, wrong: editDistance(word, known.word) }))
    .filter((known) =>
      known.sound === sound
        ? known.wrong <= mostWrong(word)
        : known.wrong === 1 &&
          known.word.at(-1) === word.at(-1) &&
          (word.length >= longWord || isSwapped(word, known.word)),
    )
    .toSorted((a, b) => a.wrong - b.wrong);
  if (!best || second?.wrong === best.wrong) return null;
  return canStandFor(word, best.word) ? best.word : null;
}

function spelled(written: string): string {
  const word = written.toLowerCase();
  if (word.length < shortestWord || !/^[a-z]+$/u.test(word)) return written;
  const ofPlural = /[^s]s$/u.test(word) ? meant(word.slice(0, -1)) : null;
  const found = ofPlural === null ? meant(word) : `${ofPlural}s`;
  if (found === null) return written;
  return /^\p{Lu}/u.test(written) ? found.slice(0, 1).toUpperCase() + found.slice(1) : found;
}

/**
 * Corrects a misspelled trade ('plummer', 'chimny sweep'). A text that names an industry as written is unchanged, and
 * so is one whose corrections name none: a misspelling is better than a wrong trade.
 */
export function spelledTrade(niche: string): string {
  if (classifyIndustry(niche).confidence > 0) return niche;
  const corrected = niche.replace(/(?<![\p{L}\p{N}'’.@-])\p{L}+(?![\p{L}\p{N}'’@])/gu, spelled);
  return corrected !== niche && classifyIndustry(corrected).confidence > 0 ? corrected : niche;
}
