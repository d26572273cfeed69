// Controls (C0, C1), lone surrogates and noncharacters are not allowed in HTML text; characters that change
// the text direction would affect what follows the answer.
const forbidden = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;

// Nearly every text needs no cleaning.
const isPlain = /^(?:[!-~\u00A1-\u024F]| (?! ))*$/;

/** A text that is safe anywhere in a page: no control characters, every run of spaces collapsed to one. */
export const plainText = (text: string): string =>
  isPlain.test(text) ? text : text.replace(/\s+/g, " ").replace(forbidden, "");

/** The same, trimmed. */
export const cleanText = (text: string): string => plainText(text).trim();
