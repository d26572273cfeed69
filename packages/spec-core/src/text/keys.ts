const noLetters = /[^\p{L}\p{N}]+/gu;

/** The letters and digits of a text in lower case: equal for 'Kiln & Co.' and 'kilnco'. */
export const letterKey = (text: string): string => text.toLowerCase().replace(noLetters, "");

/** The words of a text in lower case with one space between them: equal for 'Price-list:' and 'price list'. */
export const wordKey = (text: string): string => text.toLowerCase().replace(noLetters, " ").trim();
