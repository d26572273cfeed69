import type { Generation, GenerationEvent } from "@sitewright/contracts";

/** What somebody who follows a text has of it. */
export interface TextSoFar {
  readonly content: string;
  readonly words: number;
  /** The whole, once it has ended. */
  readonly ended: Generation | null;
}

export const nothingYet: TextSoFar = { content: "", words: 0, ended: null };

/** The text after an event. */
export function afterEvent({ content }: TextSoFar, event: GenerationEvent): TextSoFar {
  switch (event.kind) {
    case "replace":
      return { content: event.content, words: event.words, ended: null };
    case "add":
      return { content: content + event.text, words: event.words, ended: null };
    case "end":
      return {
        content: event.generation.content,
        words: event.generation.wordCount,
        ended: event.generation,
      };
  }
}

const shownMax = 40;

/** The mark on a text that is still written: while it is there the post cannot be published. Null before the first word. */
export function unfinishedMark(content: string) {
  const text = content.slice(0, shownMax).trimEnd();
  return text === "" ? null : { start: 0, end: text.length, text, kind: "unfinished text" };
}
