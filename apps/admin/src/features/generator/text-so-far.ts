import type { Generation, GenerationEvent, PostMark } from "@sitewright/contracts";

/** What somebody who follows a text has of it. */
export interface TextSoFar {
  readonly content: string;
  readonly words: number;
  /** What has to be checked in it. */
  readonly marks: readonly PostMark[];
  /** The whole, once it has ended. */
  readonly ended: Generation | null;
}

export const nothingYet: TextSoFar = { content: "", words: 0, marks: [], ended: null };

/** The text after an event. */
export function afterEvent({ content }: TextSoFar, event: GenerationEvent): TextSoFar {
  switch (event.kind) {
    case "replace":
      return { content: event.content, words: event.words, marks: event.marks, ended: null };
    case "add":
      return { content: content + event.text, words: event.words, marks: event.marks, ended: null };
    case "end":
      return {
        content: event.generation.content,
        words: event.generation.wordCount,
        marks: event.generation.marks,
        ended: event.generation,
      };
  }
}

const shownMax = 40;

/** The mark on a text that is no article yet: while it is there the post cannot be published. None before the first word. */
export function unfinishedMarks(content: string): PostMark[] {
  const text = content.slice(0, shownMax).trimEnd();
  return text === "" ? [] : [{ start: 0, end: text.length, text, kind: "unfinished text" }];
}

/**
 * What keeps a text from being published that is still written: that it is, and all that has to be checked in it, so that
 * nothing goes unmarked where it is left half-written.
 */
export const marksSoFar = ({ content, marks }: Pick<TextSoFar, "content" | "marks">): PostMark[] => [
  ...unfinishedMarks(content),
  ...marks,
];
