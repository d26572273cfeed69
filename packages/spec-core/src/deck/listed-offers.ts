import { textId } from "../content/text-id.ts";
import { wordCount } from "../text/word-count.ts";
import { capital } from "./fill.ts";
import type { Offer } from "./offers.ts";

const longestName = 45;
const mostWords = 5;
const fewest = 2;
const mostItems = 12;

/** The items of a list, split at a comma, 'and' or '&' outside brackets. */
function itemsOf(list: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { index, 0: mark } of list.matchAll(/[()]|,\s(?:and\s)?|\s(?:and|&)\s/gu)) {
    if (mark === "(") depth += 1;
    else if (mark === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      items.push(list.slice(from, index));
      from = index + mark.length;
    }
  }
  return [...items, list.slice(from)].map((item) => item.trim()).filter((item) => item !== "");
}

// Labels before lists that are not offers: times, ways, people, terms.
const otherLabel =
  /(?<!\p{L})(?:open|opening|hours|times|closed|tel|phone|call|mail|email|address|visits?|materials?|brands?|colou?rs?|sizes?|lead times?|team|staff|owners?|founders?|partners?|members?|people|note|parking|payment|cards?|languages?|areas?|towns?|delivery|awards?|clients?|customers?)(?!\p{L})/iu;
const day = /^(?:mon|tue|wed|thu|fri|sat|sun)/iu;

const isName = (text: string): boolean =>
  text.length <= longestName &&
  wordCount(text) <= mostWords &&
  /\p{L}{3}/u.test(text) &&
  !/[£$€@:;]|\d{4}/u.test(text) &&
  !day.test(text) &&
  !/(?<!\p{L})(?:is|are|was|we|i|you|they|it|our|have|has|can|will|no|not|from|since)(?!\p{L})/iu.test(text);

function offerIn(item: string, statement: string): Offer | null {
  const [, name = "", what = ""] = /^([^()]{2,60}?)\s*(?:\(([^()]{1,60})\))?$/u.exec(item) ?? [];
  const plain = name.replace(/[.!]$/u, "").trim();
  return isName(plain)
    ? {
        id: textId("listed", statement, plain),
        name: capital(plain),
        inline: plain,
        what: capital(what),
        price: "",
      }
    : null;
}

/** The offers that a sentence lists. */
export interface ListedOffers {
  readonly offers: readonly Offer[];
  /** The id of that sentence; null if there is none. */
  readonly statement: string | null;
}

/**
 * What a printed sentence lists after a colon: 'Three groups: Acorns (2-3), Saplings (3-4) and Oaks (4-5).' Empty if
 * one of the entries is no name.
 */
export function listedOffers(
  statements: readonly { readonly id: string; readonly text: string }[],
): ListedOffers {
  for (const { id, text } of statements) {
    const at = text.search(/:\s/u);
    if (at < 0 || otherLabel.test(text.slice(0, at))) continue;
    const items = itemsOf(text.slice(at + 1).replace(/[.!]\s*$/u, ""));
    const offers = items.slice(0, mostItems).map((item) => offerIn(item, id));
    const found = offers.filter((offer) => offer !== null);
    if (found.length >= fewest && found.length === offers.length) return { offers: found, statement: id };
  }
  return { offers: [], statement: null };
}
