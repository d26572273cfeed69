/** Escapes a text for use in a regular expression, so that it matches literally. */
export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
