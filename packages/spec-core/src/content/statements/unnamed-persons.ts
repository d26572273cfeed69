import { firstNames } from "../facts/people/data/first-names.ts";
import { matches } from "../regex-prefilter/prefiltered-match.ts";
import { beginsWithPronoun, somebodyNamed } from "./english/person-pronouns.ts";
import type { Judged } from "./neighbours.ts";
import { doubtful } from "./verdict.ts";

/** So many sentences before it 'he' may still mean the person in one of them. */
const reach = 3;

const isOnSomebody = (text: string): boolean => matches(beginsWithPronoun, text);

const namesSomebody = (text: string): boolean =>
  matches(somebodyNamed, text) ||
  [...text.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}+/gu)].some(([word]) => firstNames.has(word.toLowerCase()));

/**
 * The place of the sentence that says who 'he' or 'she' is at the beginning of another one: the nearest before it that
 * names somebody or is about the same person; else the one before. Undefined where none is needed or there is none.
 */
export function whoIsMeant(texts: readonly string[], index: number): number | undefined {
  if (index === 0 || !isOnSomebody(texts[index] ?? "")) return undefined;
  for (let at = index - 1; at >= Math.max(0, index - reach); at--) {
    const text = texts[at] ?? "";
    if (isOnSomebody(text) || namesSomebody(text)) return at;
  }
  return index - 1;
}

/** Keeps the sentences on 'him' or 'her' where the one that says who that is is kept. */
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
