/** A text on one line: each run of white space is one space, and none is at its ends. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();
