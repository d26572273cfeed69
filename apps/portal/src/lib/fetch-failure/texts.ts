/** What to do about code or files that could not be fetched. */
export const fetchTexts = {
  notFetched: "Check your connection and try again.",
  tryLater: "Please try again in a moment.",
  reload: "Reload the page",
  reloadHint: "Reload the page to try again. Your answers are kept.",
  noConnection: "Still no connection. Please try again in a moment.",
} as const;
