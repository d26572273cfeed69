/** Embeddings, overrides and isolates (UAX #9, sections 2.1 to 2.5): they turn round what stands after them. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g;

/** Drawn as nothing, though Unicode calls them letters or symbols: blanks of Braille, hieroglyphs and music, and the stand-in for an object. */
const blanks = /[\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]/gu;
/** Zero-width signs, fillers, joiners, variation selectors and tags (UAX #44). */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name without signs that turn the direction of what follows it; joiners, as Persian, Indic scripts and emoji need them, stay. */
export const withoutDirectionOverrides = (text: string): string => text.replace(directionOverrides, "");

/** Whether a reader sees anything: a letter, digit, punctuation mark or symbol that is drawn. */
export const hasVisible = (text: string): boolean =>
  visible.test(text.replace(ignorable, "").replace(blanks, ""));
