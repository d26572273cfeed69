import { askedFields, type BookingField } from "../../site/asked-fields.ts";
import type { Known } from "../known.ts";
import { drafted, type Place, partsOf } from "../place.ts";
import type { Slot } from "../slot.ts";

/** What the form of who takes bookings asks anyway, by its slots. */
function presentIn(booking: readonly Slot[], takesBookings: boolean): BookingField[] {
  const parts = new Set(booking.map((slot) => partsOf(slot).part));
  const others = (["time", "guests", "choice"] as const).filter((part) => parts.has(part));
  return takesBookings ? ["day", ...others] : others;
}

/** The labels of the fields that the client's notes want in the form besides its own. */
export function askedLabels(
  { spec }: Known,
  place: Place,
  { takesBookings, booking }: { takesBookings: boolean; booking: readonly Slot[] },
): Slot[] {
  const notes = spec.content.statements.filter(({ field }) => field === "contentNotes");
  const textsOf = (isPrivate: boolean): string[] =>
    notes.flatMap(({ kind, text }) => ((kind === "private") === isPrivate ? [text] : []));
  return askedFields(textsOf(false), {
    present: presentIn(booking, takesBookings),
    refusals: textsOf(true),
  }).flatMap(({ name, label, source }) =>
    drafted(
      place,
      { item: name, part: "field", kind: "label", maxWords: 6 },
      { text: label, sources: [source] },
    ),
  );
}
