import type { Industry } from "../industry/industries.ts";
import type { Line } from "./lines.ts";
import type { Drawn, Measure } from "./shape.ts";

/** The content of a drawing, from confirmed facts and printed statements only. */
export interface Given {
  /** One or two short lines for a plate: 'Round Leeds', 'since 2009'. Empty if nothing fits. */
  readonly plate: readonly string[];
  /** One to three letters of the name. */
  readonly initials: string;
  /** The width of a text in the site's heading font. */
  readonly measure: Measure;
  /** The drawing of each listed service, by its name. */
  readonly keys?: ReadonlyMap<string, Drawn>;
  /** The drawing of what the business works on, by its description; only of keys that are `isLarge`. */
  readonly subject?: Drawn;
  /** The drawings of what the client names and of what all of the trade have; absent where nothing is left out. */
  readonly named?: ReadonlySet<Drawn>;
  /** Seeded by the business. */
  readonly random: () => number;
}

/** A drawing for a service. */
export interface Key {
  /** The beginnings of words, in lower case, that select this drawing for a service. */
  readonly words: string;
  readonly draw: Drawn;
  /** Shows the trade as a whole, so that it suits a service whose words match no drawing. */
  readonly isGeneral?: true;
  /** May be the large thing of a hero drawing. */
  readonly isLarge?: true;
}

/** All drawings of one trade. Parts fill a field of 120 by 112 units, `opening` 640 by 560. */
export interface Trade {
  readonly id: string;
  readonly industry: Industry;
  /** The other industry that such businesses are often taken for. */
  readonly alsoIn?: Industry;
  /** The line on which everything stands, or from which it hangs. */
  readonly line: Line;
  readonly hangs?: boolean;
  readonly opening: (given: Given) => Drawn;
  /** Its businesses sell or teach different things: only what the client names is drawn, and what is general. */
  readonly isOfKinds?: true;
  /** The opening is seen from above: in a taller frame it is in the middle, not on the ground. */
  readonly isFromAbove?: true;
  /** For services; those without a matching word get the drawings in this order. */
  readonly keys: readonly Key[];
  readonly prices: Drawn;
  readonly contact: Drawn;
  /** The parts at the end of the line in the footer. */
  readonly footer: readonly Drawn[];
}
