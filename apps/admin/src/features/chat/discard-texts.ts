/** Texts of the question before typed input is discarded. */
export const discardTexts = {
  discardTitle: "Discard what you wrote",
  discardBody: "It has not been saved.",
  discard: "Discard",
  keepEditing: "Keep writing",
} as const;
