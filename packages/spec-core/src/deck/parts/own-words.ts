import { ended } from "../joined-sentences.ts";
import { partsOf } from "../place.ts";
import type { Slot } from "../slot.ts";

/** The text that only this page has, and its sources. */
interface OwnWords {
  readonly sentences: readonly string[];
  readonly sources: readonly string[];
}

const ways: ReadonlySet<string> = new Set(["phone", "email", "address", "hours"]);

/** What is listed, with its price where that is one amount: 'Check-up €27, crown'; not the people below a story. */
function listedIn(slots: readonly Slot[]): string {
  const prices = new Map(
    slots.flatMap((slot) =>
      slot.kind === "price" && !/,\s/u.test(slot.text) ? [[partsOf(slot).item, ` ${slot.text}`]] : [],
    ),
  );
  return slots
    .filter(({ kind, section }) => kind === "item" && section !== "people")
    .map((title) => `${title.text}${prices.get(partsOf(title).item) ?? ""}`)
    .join(", ");
}

/** The sentence that opens a page, or the description and price of its service. */
const said = (slots: readonly Slot[]): string[] =>
  slots
    .filter((slot) =>
      ["top.lead", "details.text", "details.price"].includes(`${slot.section}.${partsOf(slot).part}`),
    )
    .flatMap(({ text }) => text.split(/(?<=\p{L}[.!?])\s+(?=\p{Lu})/u));

/** A page's own text for a list of search results: its sentence, questions, list, or ways to reach the business. */
export function ownWords(slots: readonly Slot[]): OwnWords {
  const filled = slots.filter(({ text }) => text !== "");
  const questions = filled.filter(({ kind }) => kind === "question").map(({ text }) => text);
  const reached = filled
    .filter((slot) => ways.has(partsOf(slot).part))
    .map(({ text }) => text.replace(/,?\s*\n\s*/gu, ", "))
    .join(", ")
    .replace(/(?<=, )Closed(?= )/gu, "closed");
  return {
    sentences: [...said(filled), ...questions, listedIn(filled), reached]
      .filter((text) => text !== "")
      .map(ended),
    sources: filled.flatMap(({ sources }) => sources),
  };
}
