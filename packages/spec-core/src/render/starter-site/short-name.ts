import { firstNames } from "../../content/facts/people/data/first-names.ts";
import { beforeTrade, nameJoints, nameParticles } from "./data/name-joints.ts";

// Home screens wrap a name of this length to two lines; the manifest itself sets no limit.
const shortNameMax = 18;

const withoutMark = (name: string): string => name.replace(/[\s&+,;:/|(–-]+$/u, "");

const isIn = (words: ReadonlySet<string>, word: string): boolean => words.has(word.toLowerCase());

/** A single capital letter may be a name: 'Plan A', 'Studio E'. */
const isJoint = (word: string): boolean =>
  (isIn(nameJoints, word) && !/^\p{Lu}$/u.test(word)) || isIn(nameParticles, word) || isIn(beforeTrade, word);

/** The first words of a longer name, without a word at the end that needs the next one: 'Tackett' of 'Tackett and'. */
function withoutEnd(words: string): string {
  const plain = withoutMark(words);
  const last = plain.slice(plain.lastIndexOf(" ") + 1);
  return isJoint(last) ? withoutEnd(plain.slice(0, plain.length - last.length)) : plain;
}

// Words after this number never fit.
const wordsMax = 20;

/** The first whole words that fit; a single long word stays whole. */
function firstWords([first = "", ...others]: readonly string[]): string {
  let short = first;
  for (const [index, word] of others.entries()) {
    const longer = `${short} ${word}`;
    if ([...withoutMark(longer)].length > shortNameMax) {
      const trimmed = withoutEnd(short);
      // 'The Glenaskeaghmore Inn' is not shortened to 'The'.
      return trimmed === "" ? firstWords(others.slice(index)) : trimmed;
    }
    short = longer;
  }
  return withoutMark(short) || short;
}

/** The name of a person at the beginning: 'Anna Maria Kowalska', 'Orla Ní Dhomhnaill'; empty if there is none. */
function personIn(words: readonly string[]): string {
  const isGiven = (word: string): boolean => isIn(firstNames, word) || isIn(nameParticles, word);
  const surname = words.findIndex((word) => !isGiven(word));
  return surname > 0 && isIn(firstNames, words[0] ?? "") && /^\p{Lu}/u.test(words[surname] ?? "")
    ? withoutMark(words.slice(0, surname + 1).join(" "))
    : "";
}

/** The first whole words of a name that fit under an icon on a home screen; the name of a person is not cut. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/u, wordsMax);
  const short = firstWords(words);
  const person = personIn(words);
  return person.startsWith(short) ? person : short;
}
