export { contentDeck, draftContent } from "./content-deck.ts";
export { type ContentIssue, type ContentResult, parseContent } from "./parse-content.ts";
export { type ContentDeck, contentDeckSchema, type Slot, type SlotKind, slotKinds } from "./slot.ts";
