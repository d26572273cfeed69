import type { Industry } from "../industry/industries.ts";
import type { Line } from "./lines.ts";
import type { Drawn, Measure } from "./shape.ts";

/** What a drawing may show of the business, from confirmed facts and printed statements alone. */
export interface Given {
  /** One or two short lines for a plate: 'Round Leeds', 'since 2009'. Empty where nothing fits. */
  readonly plate: readonly string[];
  /** One to three letters of the name. */
  readonly initials: string;
  /** How wide a text is in the site's heading face. */
  readonly measure: Measure;
  /** The drawing of each service that the site lists, by its name. */
  readonly keys?: ReadonlyMap<string, Drawn>;
  /** The same numbers for the same business. */
  readonly random: () => number;
}

/** A drawing that stands for a service. */
export interface Key {
  /** The beginnings of words, in lower case, by which a service asks for this drawing. */
  readonly words: string;
  readonly draw: Drawn;
}

/** All drawings of one trade. Parts stand in a field of 120 by 112 units; the opening fills 640 by 560. */
export interface Trade {
  readonly id: string;
  readonly industry: Industry;
  /** What everything stands on, or hangs from. */
  readonly line: Line;
  readonly hangs?: boolean;
  readonly opening: (given: Given) => Drawn;
  /** For services; those that no word asks for take the drawings in this order. */
  readonly keys: readonly Key[];
  readonly prices: Drawn;
  readonly contact: Drawn;
  /** What stands at the end of the line in the footer. */
  readonly footer: readonly Drawn[];
}
