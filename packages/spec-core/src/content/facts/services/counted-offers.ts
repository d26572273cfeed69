import { saidNumber } from "../../../text/number-words.ts";
import { singular } from "../../../text/singular.ts";
import type { Span } from "../../place.ts";
import { countedThings, makingOrSelling, noteInBracket } from "./data/counted-offer-words.ts";
import { isName, trimmed } from "./list-items.ts";
import { servicesAmong } from "./not-services.ts";
import { isOfferName } from "./offer-name.ts";

/** An offer of a counted list, with the note in its bracket. */
interface CountedOffer extends Span {
  readonly note: string;
}

/** The parts of a list between commas outside of brackets. */
function partsOf(text: string, { start, end }: Span): Span[] {
  const words = text.slice(start, end).replace(/\([^()]*\)/gu, (inner) => "x".repeat(inner.length));
  let from = start;
  return [...words.matchAll(/[,;]/gu), null].map((cut) => {
    const part = { start: from, end: cut === null ? end : start + cut.index };
    from = part.end + 1;
    return part;
  });
}

/** As many parts as were counted: the last one may still hold two of them. */
function counted(text: string, list: Span, count: number): Span[] {
  const parts = partsOf(text, list);
  const last = parts.at(-1);
  const joint = last ? text.slice(last.start, last.end).lastIndexOf(" and ") : -1;
  if (!last || parts.length !== count - 1 || joint < 1) return parts.slice(0, count);
  const cut = last.start + joint;
  return [...parts.slice(0, -1), { start: last.start, end: cut }, { start: cut, end: last.end }];
}

/** Whether a text says that the business makes or sells these things. */
const makesOrSells = (text: string, sentences: readonly Span[], things: string): boolean => {
  const [thing = ""] = /[\p{L}-]+$/u.exec(things) ?? [];
  const named = new RegExp(`(?<!\\p{L})(?:${thing}|${singular(thing)})(?!\\p{L})`, "iu");
  return sentences.some(({ start, end }) => {
    const words = text.slice(start, end);
    return makingOrSelling.test(words) && named.test(words);
  });
};

/**
 * The offers that a sentence counts and names: '4 sauces: Green Mango (mild), …'. Only of what the business makes or
 * sells: '3 horses: Misty, …' are no offers.
 */
export function countedOffers(text: string, sentence: Span, sentences: readonly Span[]): CountedOffer[] {
  const match = countedThings.exec(text.slice(sentence.start, sentence.end));
  if (!match) return [];
  const [lead, number = "", things = ""] = match;
  const count = saidNumber(number);
  if (count < 2 || !makesOrSells(text, sentences, things)) return [];
  const said = text
    .slice(sentence.start, sentence.end)
    .trimEnd()
    .replace(/[.!]+$/u, "");
  const list = { start: sentence.start + lead.length, end: sentence.start + said.length };
  const parts = counted(text, list, count);
  const offers = parts.map((part) => ({
    ...trimmed(text, part),
    note: noteInBracket.exec(text.slice(part.start, part.end))?.[1]?.trim() ?? "",
  }));
  const wordsOf = ({ start, end }: Span): string => text.slice(start, end);
  const areOffers =
    offers.length === count &&
    offers.every((offer) => isName(text, offer) && isOfferName(wordsOf(offer))) &&
    servicesAmong(offers, wordsOf).length === count;
  return areOffers ? offers : [];
}
