/** Keys of the browser's storage. */
export const keys = {
  history: "chatHistory",
  conversation: "conversationId",
  ended: "endedConversations",
  visited: "visitedPages",
} as const;

/** Most messages that are kept, the newest; the same for pages. */
export const keptMax = 100;
