/** Texts of the question before typed input is discarded. */
export const discardTexts = {
  discardTitle: "Discard your changes?",
  discardBody: "They have not been saved.",
  discard: "Discard",
  keepEditing: "Keep writing",
} as const;
