import { askedOfAgency } from "./agency-list.ts";
import { askedOfHelp } from "./help-list.ts";
import { askedOfPortal } from "./portal-list.ts";
import { askedOfPrices } from "./prices-list.ts";
import { askedOfServices } from "./services-list.ts";

const asked = new Map(
  [askedOfServices, askedOfPrices, askedOfHelp, askedOfPortal, askedOfAgency].flatMap((list) =>
    Object.entries(list),
  ),
);

/** The lines of a text, without indentation; empty ones left out. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Ids of the entries that the lists speak of. */
export const askedIds: readonly string[] = [...asked.keys()];

/** How owners of many trades ask for an entry, beside the examples that stand with it. */
export const alsoAsked = (id: string): readonly string[] => linesOf(asked.get(id) ?? "");
