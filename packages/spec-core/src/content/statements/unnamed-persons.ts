import { firstNames } from "../facts/people/data/first-names.ts";
import { matches } from "../regex-prefilter/prefiltered-match.ts";
import { beginsWithPronoun, somebodyNamed } from "./english/person-pronouns.ts";
import type { Judged } from "./neighbours.ts";
import { doubtful } from "./verdict.ts";

/** 'He' can refer to a person in one of this many sentences before. */
const reach = 3;

const isOnSomebody = (text: string): boolean => matches(beginsWithPronoun, text);

const namesSomebody = (text: string): boolean =>
  matches(somebodyNamed, text) ||
  [...text.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}+/gu)].some(([word]) => firstNames.has(word.toLowerCase()));

/**
 * The index of the sentence that identifies 'he' or 'she' at the beginning of another: the nearest one before it that
 * names a person or is about the same person, else the one directly before. Undefined if none is needed or there is
 * none.
 */
export function whoIsMeant(texts: readonly string[], index: number): number | undefined {
  if (index === 0 || !isOnSomebody(texts[index] ?? "")) return undefined;
  for (let at = index - 1; at >= Math.max(0, index - reach); at--) {
    const text = texts[at] ?? "";
    if (isOnSomebody(text) || namesSomebody(text)) return at;
  }
  return index - 1;
}

/** Withholds sentences about 'him' or 'her' if the sentence that identifies the person is withheld. */
export function withPersonsNamed(list: readonly Judged[]): Judged[] {
  const texts = list.map(({ text }) => text);
  const done: Judged[] = [];
  for (const [index, one] of list.entries()) {
    const named = done[whoIsMeant(texts, index) ?? -1];
    const isUnnamed = named?.verdict.proposal === "keep" && one.verdict.proposal === "print";
    done.push(isUnnamed ? { ...one, verdict: doubtful } : one);
  }
  return done;
}
