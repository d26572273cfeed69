import { type AskedField, askedFields, type BookingField } from "../../../site/asked-fields.ts";
import type { PageContext } from "../page-context.ts";
import type { SectionWords } from "../words.ts";

/** The fields that a form with bookings has anyway. */
function presentIn(words: SectionWords, takesBookings: boolean): BookingField[] {
  if (!takesBookings) return [];
  const others = (["time", "guests"] as const).filter((part) => words.text(part) !== "");
  const hasChoice = words.items.some((item) => item.text("choice") !== "");
  return ["day", ...others, ...(hasChoice ? (["choice"] as const) : [])];
}

/** The additional fields that the client's notes and wishes ask for; private sentences can only rule fields out. */
export function furtherFields(
  { spec }: PageContext["site"],
  words: SectionWords,
  takesBookings: boolean,
): AskedField[] {
  const notes = spec.content.statements.filter(
    ({ field, kind }) => field === "contentNotes" || (field === "description" && kind === "wish"),
  );
  const textsOf = (isPrivate: boolean): string[] =>
    notes.flatMap(({ kind, text }) => ((kind === "private") === isPrivate ? [text] : []));
  return askedFields(textsOf(false), {
    present: presentIn(words, takesBookings),
    refusals: textsOf(true),
  });
}
