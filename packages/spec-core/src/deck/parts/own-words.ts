import { hoursInside } from "../hours-text.ts";
import { ended } from "../joined-sentences.ts";
import { partsOf } from "../place.ts";
import type { Slot } from "../slot.ts";

/** The text that only this page has, and its sources. */
interface OwnWords {
  readonly sentences: readonly string[];
  readonly sources: readonly string[];
}

const ways: ReadonlySet<string> = new Set(["phone", "email", "address", "hours"]);

/** The most questions in a description; more of them would say less. */
const questionsMax = 3;

/**
 * What is listed, with its price where that is one amount: 'Check-up €27, crown'; not the people below a story. Of a
 * list of prices only what has a price.
 */
function listedIn(slots: readonly Slot[]): string {
  const prices = new Map(
    slots.flatMap((slot) =>
      slot.kind === "price" && !/,\s/u.test(slot.text) ? [[partsOf(slot).item, ` ${slot.text}`]] : [],
    ),
  );
  const titles = slots.filter(({ kind, section }) => kind === "item" && section !== "people");
  const priced = titles.filter((title) => title.section === "offers" && prices.has(partsOf(title).item));
  return (priced.length > 0 ? priced : titles)
    .map((title) => `${title.text}${prices.get(partsOf(title).item) ?? ""}`)
    .join(", ");
}

const waysLength = 100;

const inLine = (text: string): string => text.replace(/,?\s*\n\s*/gu, ", ").trim();

/** The ways to reach the business, as many as fit; of the opening hours all lines or none, since one alone misleads. */
function waysIn(slots: readonly Slot[]): string {
  const texts = (isOfHours: boolean): string[] =>
    slots.flatMap((slot) => {
      const { part } = partsOf(slot);
      return ways.has(part) && (part === "hours") === isOfHours ? [inLine(slot.text)] : [];
    });
  let text = "";
  const add = (way: string): void => {
    const longer = text === "" ? way : `${text}, ${way}`;
    if (longer.length <= waysLength || text === "") text = longer;
  };
  for (const way of texts(false)) add(way);
  const hours = texts(true);
  const [first = "", ...others] = hours;
  if (hours.length > 0) add([text === "" ? first : hoursInside(first), ...others].join(", "));
  return text;
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
  const questions = filled
    .filter(({ kind }) => kind === "question")
    .map(({ text }) => text)
    .slice(0, questionsMax);
  const reached = waysIn(filled);
  return {
    sentences: [...said(filled), ...questions, listedIn(filled), reached]
      .filter((text) => text !== "")
      .map(ended),
    sources: filled.flatMap(({ sources }) => sources),
  };
}
