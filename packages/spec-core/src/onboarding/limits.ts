/** Most characters of a one-line answer (a name, an address, an option). */
export const shortTextMax = 200;
/** Most characters of a paragraph (description, audience, notes). */
export const longTextMax = 5000;
/** Most characters of a web address. */
export const urlMax = 2000;
/** Most goals a client can choose or name. */
export const goalsMax = 50;
/** Most entries of `pages`, of `customPages`, and of one level of `pageTree`. */
export const pagesMax = 100;
/** Most uploaded files, and most of them chosen as content documents. */
export const filesMax = 100;
