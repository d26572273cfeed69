import { nameJoints } from "./data/name-joints.ts";

// What a home screen shows under an icon.
const shortNameMax = 12;

const withoutMark = (name: string): string => name.replace(/[\s&+,;:/|(–-]+$/u, "");

/** A single capital letter may be a name: 'Plan A', 'Studio E'. */
const isJoint = (word: string): boolean => nameJoints.has(word.toLowerCase()) && !/^\p{Lu}$/u.test(word);

/** The first words of a longer name, without a joining word at the end: 'Tackett' of 'Tackett and'. */
function withoutEnd(words: string): string {
  const plain = withoutMark(words);
  const last = plain.slice(plain.lastIndexOf(" ") + 1);
  return isJoint(last) ? withoutEnd(plain.slice(0, plain.length - last.length)) : plain;
}

// Words after this number never fit.
const wordsMax = 20;

/** The first whole words of a name that fit under an icon; a single long word stays whole. */
export function shortName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/u, wordsMax);
  let short = first;
  for (const [index, word] of others.entries()) {
    const longer = `${short} ${word}`;
    if ([...withoutMark(longer)].length > shortNameMax) {
      const trimmed = withoutEnd(short);
      // 'The Creamery Hostel' is not shortened to 'The'.
      return trimmed === "" ? shortName(others.slice(index).join(" ")) : trimmed;
    }
    short = longer;
  }
  return withoutMark(short) || short;
}
