import { bookedAt, bookingAddressOf } from "../booked-at.ts";
import { notes } from "../data/notes.ts";
import type { DeckInput } from "../deck-input.ts";
import { capital, fill } from "../fill.ts";
import { drafted, open } from "../place.ts";
import type { Slot } from "../slot.ts";
import { placeAt } from "./section.ts";

/** The section of the button that leads to the client's booking service. */
export const bookingSection = "booking";

const addressPart = { part: "address", kind: "address", maxWords: 1 } as const;

/** The button that leads to the client's booking service: to the typed address, else open until the address there is known. */
export function bookingLink(known: DeckInput): Slot[] {
  const service = bookedAt(known.spec);
  if (service === null) return [];
  const place = placeAt(known, { page: "*", section: bookingSection, note: "button" });
  const address = bookingAddressOf(known.spec);
  const waiting = service === "" ? notes.bookingPage : `${notes.bookingPage} at ${service}`;
  return [
    ...drafted(
      place,
      { part: "label", kind: "button", maxWords: 4 },
      {
        text: capital(fill(known.voice.buttons.Book ?? "Book", known.words)),
        sources: [service === "" ? "booking" : service],
      },
    ),
    ...(address === null
      ? [open({ ...place, note: waiting }, addressPart)]
      : drafted(place, addressPart, { text: address, sources: [address] })),
  ];
}
