/** Texts of the question before changes in a form are discarded. */
export const discardTexts = {
  discardTitle: "Discard your changes?",
  discardBody: "They have not been saved.",
  discard: "Discard changes",
  keepEditing: "Keep editing",
} as const;
