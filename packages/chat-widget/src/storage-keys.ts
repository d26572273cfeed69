/** Keys of the browser's storage. */
export const keys = {
  history: "chatHistory",
  conversation: "conversationId",
  ended: "endedConversations",
  visited: "visitedPages",
} as const;

/**
 * Written and removed at a sign-out, so that other windows get a `storage` event for it; this window dispatches one.
 */
export const forgetKey = "chatForgotten";

/** Most messages that are kept, the newest; the same for pages. */
export const keptMax = 100;
