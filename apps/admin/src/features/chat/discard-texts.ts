/** What is asked before something that was typed is lost. */
export const discardTexts = {
  discardTitle: "Discard what you wrote",
  discardBody: "It has not been saved.",
  discard: "Discard",
  keepEditing: "Keep writing",
} as const;
