/** An id for a conversation, `conv_{time}_{random}`: its random part makes it unguessable. */
export const newConversation = (): string =>
  `conv_${Date.now()}_${[...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("")}`;
