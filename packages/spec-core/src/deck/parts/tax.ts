import type { DeckInput } from "../deck-input.ts";
import { capital, inSentence } from "../fill.ts";
import type { Offer } from "../offers.ts";
import { drafted, type Place } from "../place.ts";
import type { Slot } from "../slot.ts";

const maxWords = 40;

/** Such an amount as a note: 'Minimum order: £25'. */
const asNote = ({ name, price }: Offer): string => `${name}: ${inSentence(price)}`;

/** The least amounts, what delivery costs, and the client's words on the tax, below a list in which something has its price. */
export const taxBelow = (
  { onTax, notedPrices }: DeckInput,
  place: Place,
  rows: readonly { readonly price: string }[],
): Slot[] =>
  rows.every(({ price }) => price === "")
    ? []
    : drafted(
        place,
        { part: "tax", kind: "text", maxWords },
        {
          text: [...notedPrices.map(asNote), ...onTax.map(({ text }) => capital(text))].join(" · "),
          sources: [
            ...notedPrices.map(({ name, price }) => `${name}: ${price}`),
            ...onTax.map(({ text }) => text),
          ],
        },
      );
