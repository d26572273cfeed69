import type { Spec } from "../spec/schema.ts";
import { deckInput } from "./deck-input.ts";
import { deckVersion } from "./deck-version.ts";
import { keepTexts } from "./keep-texts.ts";
import { pageSlots } from "./pages.ts";
import { bookingLink } from "./parts/booking-link.ts";
import { actions } from "./parts/call-slots.ts";
import { footer, form } from "./parts/contact.ts";
import { more } from "./parts/more.ts";
import { pictures } from "./parts/pictures.ts";
import type { ContentDeck, Slot } from "./slot.ts";

/** Each slot once: unusual answers may lead to two pages with the same slots. */
function distinct(slots: readonly Slot[]): Slot[] {
  const byId = new Map<string, Slot>();
  for (const slot of slots) if (!byId.has(slot.id)) byId.set(slot.id, slot);
  return [...byId.values()];
}

/**
 * Every slot of a site. Drafts are made only from confirmed facts and printed sentences, in the chosen content style,
 * and add nothing to their sources; a slot that no fact fills is open. Pure: the same spec gives the same deck, and a
 * slot's id does not depend on other answers.
 */
export function draftContent(spec: Spec): ContentDeck {
  const known = deckInput(spec);
  const pages = known.pages.flatMap((page) => pageSlots(known, page));
  const slots = [
    ...actions(known),
    ...bookingLink(known),
    ...form(known),
    ...footer(known),
    ...pictures(known),
    ...pages,
  ];
  return { deckVersion, slots: distinct([...slots, ...more(known, pages)]), unplaced: [] };
}

/**
 * The deck of a spec with the texts of an earlier deck. A text that somebody wrote stays as long as its slot exists; if
 * its sources changed it becomes a draft again, and a corrected price or number is printed as corrected. Texts without
 * a slot are listed in `unplaced`.
 */
export function contentDeck(spec: Spec, previous?: ContentDeck): ContentDeck {
  const fresh = draftContent(spec);
  return previous === undefined ? fresh : { deckVersion, ...keepTexts(fresh.slots, previous) };
}
