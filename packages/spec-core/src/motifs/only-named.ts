import { matchesAny } from "./key-for.ts";
import type { Drawn } from "./shape.ts";
import type { Given, Key, Trade } from "./trade.ts";

/** What the client says of the business. */
interface Said {
  /** The name of the trade. */
  readonly niche: string;
  /** The names of what is offered. */
  readonly names: readonly string[];
  /** What describes both. */
  readonly description: string;
}

/** 'Egg free', 'no bread': what is not there. */
const absent =
  /(?<!\p{L})(?:\p{L}{2,20}[- ]free(?!\p{L})|(?:no|not|without|never|(?:don['’]?t|do not) (?:do|sell|make|serve|take|use)) \p{L}{2,20}(?: (?:or|and) \p{L}{2,20})?)/giu;

/** A drawing in which other drawings of the trade replace some, preferably ones that it does not show yet. */
function exchanged(drawn: Drawn, hidden: readonly Drawn[], pool: readonly Drawn[]): Drawn {
  const unused = pool.filter((draw) => !drawn.includes(draw));
  let turn = 0;
  const next = (): Drawn => unused.shift() ?? pool[turn++ % pool.length] ?? "";
  return hidden.reduce((text, each) => text.replaceAll(each, next), drawn);
}

/**
 * The keys to draw with: the trade's general ones and those that the client names. A key that the niche names suits any
 * service.
 */
function keysOf({ keys }: Trade, { niche, names, description }: Said): readonly Key[] {
  const others = [...names, description].join(". ").replace(absent, " ");
  return keys.flatMap((key) => {
    const isOfNiche = matchesAny(key, niche);
    if (key.isGeneral || isOfNiche) return [{ ...key, isGeneral: true as const }];
    return matchesAny(key, others) ? [key] : [];
  });
}

/**
 * A trade whose businesses sell different things, with only the drawings of what the client names and the general ones:
 * no fish on the plate of a falafel truck, no drum beside a violin teacher. Other trades stay as they are.
 */
export function onlyNamed(trade: Trade, said: Said): Trade {
  if (!trade.isOfKinds) return trade;
  const keys = keysOf(trade, said);
  const named = new Set(keys.map(({ draw }) => draw));
  const hidden = [...new Set(trade.keys.map(({ draw }) => draw))].filter((draw) => !named.has(draw));
  const own = new Set(trade.keys.filter(({ isGeneral }) => isGeneral).map(({ draw }) => draw));
  const isOffered = (key: Key): boolean => matchesAny(key, [said.niche, ...said.names].join(" "));
  const specific = keys.filter(({ draw }) => !own.has(draw));
  const pool = [...new Set([...specific.filter(isOffered), ...specific].map(({ draw }) => draw)), ...own];
  const instead = (drawn: Drawn): Drawn => exchanged(drawn, hidden, pool);
  const [first = "", ...others] = trade.footer;
  const footer = instead(first);
  return {
    ...trade,
    keys,
    opening: (given: Given) => instead(trade.opening({ ...given, named })),
    prices: instead(trade.prices),
    contact: instead(trade.contact),
    footer: [
      footer,
      ...others.map((part) =>
        exchanged(
          part,
          hidden,
          pool.filter((draw) => draw !== footer),
        ),
      ),
    ],
  };
}
