/** A text as the source of an expression that matches it and nothing else. */
export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
