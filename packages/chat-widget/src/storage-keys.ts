/** Keys of the browser's storage, as the source names them. */
export const keys = {
  history: "chatHistory",
  conversation: "conversationId",
  ended: "endedConversations",
  visited: "visitedPages",
} as const;

/** Messages that are kept, the newest; pages likewise. */
export const keptMax = 100;
