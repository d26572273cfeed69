import { singular } from "../text/singular.ts";
import { onlyInOpening } from "./data/thing-words.ts";
import { drawingsOfThings } from "./drawn-things.ts";
import { wordsOf } from "./key-for.ts";
import type { Drawn } from "./shape.ts";
import type { Given, Trade } from "./trade.ts";
import { typographic } from "./typographic.ts";

/** Whether the opening shows one of the things outside its single drawings. */
const isInOpening = ({ id }: Trade, things: readonly string[]): boolean => {
  const shown = wordsOf(onlyInOpening[id] ?? "").map(singular);
  return things.some((thing) => shown.includes(singular(thing)));
};

/**
 * A trade without the drawings of things of which the client wants no picture; other drawings of the trade replace
 * them. Null if too few are left.
 */
export function withoutRefused(trade: Trade, things: readonly string[]): Trade | null {
  if (things.length === 0) return trade;
  const refused = drawingsOfThings(things);
  const shows = (drawn: Drawn): boolean => refused.some((each) => drawn.includes(each));
  const keys = trade.keys.filter(({ draw }) => !shows(draw));
  const general = keys.filter(({ isGeneral }) => isGeneral);
  const others = [...new Set([...general, ...keys].map(({ draw }) => draw))];
  const [first] = others;
  if (first === undefined || general.length === 0) return null;
  const instead = (drawn: Drawn): Drawn => (shows(drawn) ? first : drawn);

  /** The opening with another thing of the trade, one that it does not show yet, in the place of each refused one. */
  const opening = (given: Given): Drawn => {
    if (isInOpening(trade, things)) return typographic(given, "").opening(given);
    const unused = others.filter((draw) => !trade.opening(given).includes(draw));
    return refused.reduce((drawn, each) => {
      if (!drawn.includes(each)) return drawn;
      return drawn.replaceAll(each, () => unused.shift() ?? first);
    }, trade.opening(given));
  };

  const kept = trade.footer.filter((part) => !shows(part));
  const beside = others.filter((draw) => !kept.includes(draw));

  return {
    ...trade,
    opening,
    keys,
    prices: instead(trade.prices),
    contact: instead(trade.contact),
    footer: trade.footer.map((part) => (shows(part) ? (beside.shift() ?? first) : part)),
  };
}
