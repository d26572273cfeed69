import type { Generation, GenerationEvent, PostMark } from "@sitewright/contracts";

/** The received state of a generation. */
export interface TextSoFar {
  readonly content: string;
  readonly words: number;
  /** The places that have to be checked. */
  readonly marks: readonly PostMark[];
  /** The complete generation, once it has ended. */
  readonly ended: Generation | null;
}

export const nothingYet: TextSoFar = { content: "", words: 0, marks: [], ended: null };

/** The state after an event. */
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

/** The mark on an unfinished text, which prevents publishing; empty before the first word. */
export function unfinishedMarks(content: string): PostMark[] {
  const text = content.slice(0, shownMax).trimEnd();
  return text === "" ? [] : [{ start: 0, end: text.length, text, kind: "unfinished text" }];
}

/**
 * The marks that keep an unfinished text from being published: one for being unfinished, and all places to
 * check, so that they remain if it is left incomplete.
 */
export const marksSoFar = ({ content, marks }: Pick<TextSoFar, "content" | "marks">): PostMark[] => [
  ...unfinishedMarks(content),
  ...marks,
];
