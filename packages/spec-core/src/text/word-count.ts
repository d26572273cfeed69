/** The number of words of a text, as spaces part them; zero of an empty one. */
export const wordCount = (text: string): number => text.match(/\S+/gu)?.length ?? 0;
