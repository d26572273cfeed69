/** Most characters of a one-line answer (a name, an address, an option). */
export const shortTextMax = 200;
/** Most characters of a paragraph (description, audience, notes). */
export const longTextMax = 5000;
/** Most characters of a web address. */
export const urlMax = 2000;
/** Most goals a client can choose or name. */
export const goalsMax = 50;
/** Most entries of `pages`, and of `customPages`. */
export const pagesMax = 100;
/** Most entries on one level of `pageTree`, which contains both. */
export const treeLevelMax = 2 * pagesMax;
/** Most uploaded files, and most of them that may be content documents. */
export const filesMax = 100;
/** Most characters of an answer of a few lines (an address, opening hours). */
export const linesMax = 500;
/** Most services or products with description and price. */
export const offersMax = 50;
/** Most decisions on what to print for visitors. */
export const wordChoicesMax = 500;
