/** The number of words in a text, separated by white space; zero for an empty text. */
export const wordCount = (text: string): number => text.match(/\S+/gu)?.length ?? 0;
