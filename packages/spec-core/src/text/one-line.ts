/** A text on one line: each run of white space becomes one space, and both ends are trimmed. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();
