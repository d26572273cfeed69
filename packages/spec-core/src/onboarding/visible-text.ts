/** Embeddings, overrides and isolates (UAX #9, sections 2.1 to 2.5) change the direction of later text. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g;

/** Letters and symbols without a glyph: blanks of Braille, hieroglyphs and music, and the object replacement character. */
const blanks = /[\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]/gu;
/** Zero-width characters, fillers, joiners, variation selectors and tags (UAX #44). */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name without characters that change the direction of later text; joiners, which scripts and emoji need, are kept. */
export const withoutDirectionOverrides = (text: string): string => text.replace(directionOverrides, "");

/** Whether a text has a visible character: a letter, digit, punctuation mark or symbol. */
export const hasVisible = (text: string): boolean =>
  visible.test(text.replace(ignorable, "").replace(blanks, ""));
