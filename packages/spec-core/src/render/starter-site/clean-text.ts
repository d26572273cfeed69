// Controls (C0, C1), halves of surrogate pairs and noncharacters are allowed in no HTML text; marks that turn the
// direction of what follows would reach beyond the answer that they stand in.
const forbidden = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;

// Nearly every text is this plain.
const isPlain = /^(?:[!-~\u00A1-\u024F]| (?! ))*$/;

/** A text that may stand anywhere in a page: no control characters, every run of blanks one space. */
export const plainText = (text: string): string =>
  isPlain.test(text) ? text : text.replace(/\s+/g, " ").replace(forbidden, "");

/** The same without blanks at its ends. */
export const cleanText = (text: string): string => plainText(text).trim();
