import type { BoxKind } from "./block.ts";

/** The emoji that a paragraph begins with which stands in a box. */
export const boxEmoji = {
  question: ["❓", "❔"],
  warning: ["⚠"],
  takeaway: ["🎯"],
  figures: ["📊", "📈", "📉"],
  tip: ["💡"],
} as const satisfies Record<BoxKind, readonly string[]>;

/** The words that do the same. */
export const boxWords = {
  warning: "warning",
  "key takeaway": "takeaway",
  "key takeaways": "takeaway",
} as const;

/** How boxes are headed. */
export const boxTitles = {
  question: "Question",
  warning: "Warning",
  takeaway: "Key takeaway",
  figures: "In figures",
  tip: "Tip",
} as const satisfies Record<BoxKind, string>;
