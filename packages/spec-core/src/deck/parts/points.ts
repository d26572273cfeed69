import { wordCount } from "../../text/word-count.ts";
import { isPersonal, leansOnBefore, ofPerson, pointsAtBefore, refersBack } from "../data/joints.ts";
import type { DeckInput } from "../deck-input.ts";
import type { Said } from "../joined-sentences.ts";
import { claimedByRows } from "./offer-rows.ts";
import { openingOf } from "./opening.ts";

/** Sentences that are read together: each after the first speaks of the one before it, or answers it. */
export type Passage = readonly Said[];

/** The most points of the list if no other page uses its sentences. */
const pointsMax = 9;
/** From here on the sentences are shared with the page about the business, or with the list of what else to know. */
const sharedFrom = 6;
const sharedMax = 6;
/** This many short sentences are enough for a list. */
const shortMin = 3;
const shortWords = 24;

const isQuestion = (text: string): boolean => text.endsWith("?");

/** Whether a sentence refers to the one before it. */
const speaksOfBefore = (text: string): boolean => refersBack.test(text) || leansOnBefore(text);

/** Sentences in their order, those that speak of the one before them or answer it together with it. */
export function passagesOf(sentences: readonly Said[]): Passage[] {
  const passages: Said[][] = [];
  for (const one of sentences) {
    const open = passages.at(-1);
    const before = open?.at(-1);
    const speaksOfIt = before && (isQuestion(before.text) || one.isPart || speaksOfBefore(one.text));
    if (open && speaksOfIt && one.after === before.id) open.push(one);
    else passages.push([one]);
  }
  return passages;
}

/** Whether a sentence means nothing without the one before it: 'She is in on Fridays', 'That's all I do now'. */
export const needsBefore = (text: string): boolean =>
  ofPerson.test(text) || pointsAtBefore.test(text) || leansOnBefore(text);

/**
 * The passages without the sentences that are told elsewhere. 'She is in on Fridays' keeps the sentence that says who
 * she is.
 */
export function untoldPassages(sentences: readonly Said[], isTold: (one: Said) => boolean): Passage[] {
  return passagesOf(sentences).flatMap((passage) => {
    const rest = passage.filter((one) => !isTold(one));
    const [first] = rest;
    if (!first) return [];
    return first !== passage[0] && needsBefore(first.text) ? [passage] : passagesOf(rest);
  });
}

/** The passages that a list can show on their own: short, and without references to or from other sentences. */
const shortOnes = (passages: readonly Passage[]): Passage[] =>
  passages.filter(([first, ...others], index) => {
    const [next] = passages[index + 1] ?? [];
    return (
      first !== undefined &&
      others.length === 0 &&
      !isQuestion(first.text) &&
      !speaksOfBefore(first.text) &&
      !(next && speaksOfBefore(next.text)) &&
      wordCount(first.text) <= shortWords
    );
  });

/** Facts for visitors come first; what the owners say of themselves is for the page about them. */
function selected(passages: readonly Passage[], most: number): Passage[] {
  const short = shortOnes(passages);
  const candidates = short.length < shortMin ? passages : short;
  const isOfOwners = (passage: Passage): boolean => passage.some(({ text }) => isPersonal.test(text));
  const found = new Set(
    [...candidates.filter((one) => !isOfOwners(one)), ...candidates.filter(isOfOwners)].slice(0, most),
  );
  return passages.filter((passage) => found.has(passage));
}

interface Points {
  readonly passages: readonly Passage[];
  /**
   * The ids of the sentences that only the home page shows, including those of its services; empty if the page about
   * the business has all.
   */
  readonly kept: ReadonlySet<string>;
}

/**
 * The client's sentences that neither the opening nor a service of the home page uses. If there are many, the home page
 * has the short ones that can be read on their own.
 */
export function pointsOf(known: DeckInput): Points {
  const { used, begun } = openingOf(known);
  const { chosen } = known.spec.siteStructure.sections;
  const claimed = chosen.includes("services") ? claimedByRows(known) : new Set<string>();
  const hasStory = known.pages.some(({ kind }) => kind === "About");
  const isTold = ({ id }: Said): boolean => used.has(id) || claimed.has(id) || (hasStory && id === begun);
  const passages = untoldPassages(known.prose, isTold);
  if (passages.length < (hasStory ? sharedFrom : pointsMax + 1)) return { passages, kept: new Set() };
  const most = Math.min(sharedMax, hasStory ? Math.floor(passages.length / 2) : sharedMax);
  const points = selected(passages, most);
  return { passages: points, kept: new Set([...points.flat().map(({ id }) => id), ...claimed]) };
}
