import { wordCount } from "../text/word-count.ts";
import { refersBack, tellsWait } from "./data/joints.ts";
import { type Business, mayOpen, namesTrade, wholeClauses } from "./headline.ts";
import type { Said } from "./joined-sentences.ts";

/** The most words of the line below a title: nobody reads longer ones. */
export const leadWordsMax = 28;

/** Whether a sentence is short enough for the line below a title. */
export const isShort = (text: string): boolean => wordCount(text) <= leadWordsMax;

/** A sentence as the line below a title: the whole one if it is short, else its complete clauses; empty if none fit. */
export function leadText(text: string): string {
  if (isShort(text)) return text;
  const words = [...text.matchAll(/\S+/gu)];
  const end = words[leadWordsMax - 1];
  return wholeClauses(text, end ? end.index + end[0].length + 1 : text.length);
}

/** A sentence of the client's below a title; `isWhole`: nothing of it is left out. */
export interface Lead {
  readonly said: Said;
  readonly text: string;
  readonly isWhole: boolean;
}

const whole = (said: Said): Lead => ({ said, text: said.text, isWhole: true });

/**
 * The line below a title from sentences in their order: the first one that may open the site if it is short, else a
 * short one that says what the business does, else the beginning of the first, else any short one.
 */
export function leadFrom(
  sentences: readonly Said[],
  { business, isEnough = () => true }: { business: Business; isEnough?: (said: Said) => boolean },
): Lead | null {
  const open = sentences.filter((said) => !said.isPart && isEnough(said) && mayOpen(said.text));
  const [first] = open;
  if (!first) return null;
  if (isShort(first.text)) return whole(first);
  // 'That's £180 with a report' means nothing without the sentence before it.
  const short = open.filter(({ text }) => isShort(text) && !refersBack.test(text) && !tellsWait.test(text));
  const named = short.find(({ text }) => namesTrade(text, business));
  if (named) return whole(named);
  const text = leadText(first.text);
  if (text !== "") return { said: first, text, isWhole: false };
  return short[0] ? whole(short[0]) : null;
}
