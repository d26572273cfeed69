/** A name for a conversation, `conv_{time}_{random}`: what is random in it keeps others from guessing it. */
export const newConversation = (): string =>
  `conv_${Date.now()}_${[...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("")}`;
