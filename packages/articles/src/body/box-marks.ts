import type { BoxKind } from "./block.ts";

/** The emoji that put a paragraph into a box when it begins with one. */
export const boxEmoji = {
  question: ["❓", "❔"],
  warning: ["⚠"],
  takeaway: ["🎯"],
  figures: ["📊", "📈", "📉"],
  tip: ["💡"],
} as const satisfies Record<BoxKind, readonly string[]>;

/** The words with the same effect. */
export const boxWords = {
  warning: "warning",
  "key takeaway": "takeaway",
  "key takeaways": "takeaway",
} as const;

/** The labels of boxes. */
export const boxTitles = {
  question: "Question",
  warning: "Warning",
  takeaway: "Key takeaway",
  figures: "In figures",
  tip: "Tip",
} as const satisfies Record<BoxKind, string>;
