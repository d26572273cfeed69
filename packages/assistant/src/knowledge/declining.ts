import { linesOf } from "./asked/index.ts";
import { decliningData } from "./declining-list.ts";
import { type EntryData, places } from "./entry.ts";

/** What is asked for and not offered: each says so, and offers a person. */
export const decliningEntries: readonly EntryData[] = decliningData.map(
  ({ id, label, answer, examples }) => ({
    id,
    topic: id,
    facet: "about",
    label,
    declines: true,
    examples: linesOf(examples),
    answer: `${answer} If it matters to you, ask a person: write to us.`,
    links: [places.contact],
    quickReplies: ["talk-to-a-person"],
  }),
);
