import type { DeckInput } from "../deck-input.ts";
import { capital } from "../fill.ts";
import { drafted, type Place } from "../place.ts";
import type { Slot } from "../slot.ts";

const maxWords = 40;

/** The client's words on the tax, below a list in which something has its price. */
export const taxBelow = (
  { onTax }: DeckInput,
  place: Place,
  rows: readonly { readonly price: string }[],
): Slot[] =>
  rows.every(({ price }) => price === "")
    ? []
    : drafted(
        place,
        { part: "tax", kind: "text", maxWords },
        { text: onTax.map(({ text }) => capital(text)).join(" · "), sources: onTax.map(({ text }) => text) },
      );
