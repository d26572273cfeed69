/** The maximum number of characters of a one-line answer (a name, an address, an option). */
export const shortTextMax = 200;
/** The maximum number of characters of a paragraph (description, audience, notes). */
export const longTextMax = 5000;
/** The maximum number of characters of a web address. */
export const urlMax = 2000;
/** The maximum number of goals that a client can choose or name. */
export const goalsMax = 50;
/** The maximum number of entries of `pages`, and of `customPages`. */
export const pagesMax = 100;
/** The maximum number of entries on one level of `pageTree`, which contains both. */
export const treeLevelMax = 2 * pagesMax;
/** The maximum number of uploaded files, and of content documents among them. */
export const filesMax = 100;
/** The maximum number of characters of an answer of a few lines (an address, opening hours). */
export const linesMax = 500;
/** The maximum number of services or products with description and price. */
export const offersMax = 50;
/** The maximum number of decisions on what to print for visitors. */
export const wordChoicesMax = 500;
