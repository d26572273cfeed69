import { courtesies } from "./courtesies-list.ts";
import { declinedNear } from "./declining-list.ts";
import { declinedNotStated } from "./declining-not-stated-list.ts";
import { declinedStrange } from "./declining-strange-list.ts";
import { type EntryData, places } from "./entry.ts";
import { linesOf } from "./questions/index.ts";

/**
 * Services that are asked for and not offered: each answer says so, and offers a person. A question that
 * matches one of these counts as refused: the answer is honest, but answers nothing.
 */
export const decliningEntries: readonly EntryData[] = [
  ...declinedNear,
  ...declinedNotStated,
  ...declinedStrange,
  ...courtesies,
].map(({ id, label, answer, isCourtesy = false, examples }) => ({
  id,
  topic: id,
  facet: "about",
  label,
  declines: true,
  examples: linesOf(examples),
  answer: isCourtesy ? answer : `${answer} If it matters to you, ask a person: write to us.`,
  links: isCourtesy ? [] : [places.contact],
  quickReplies: ["talk-to-a-person"],
}));
