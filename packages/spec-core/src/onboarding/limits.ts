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
/** Most entries of one level of `pageTree`, which places both. */
export const treeLevelMax = 2 * pagesMax;
/** Most uploaded files, and most of them chosen as content documents. */
export const filesMax = 100;
/** Most characters of an answer of a few lines (an address, opening hours). */
export const linesMax = 500;
/** Most services or products that a client lists with what they are and cost. */
export const offersMax = 50;
/** Most choices about what visitors read. */
export const wordChoicesMax = 500;
