import type { PostMark } from "@sitewright/contracts";

/** A mark whose text was deleted. */
export type DeletedMark = Pick<PostMark, "text" | "kind">;

const isWord = /[\p{L}\p{N}]/u;

/** True for a place that is not part of a longer word or number. */
const isWholeWord = (text: string, { start, end }: Pick<PostMark, "start" | "end">): boolean =>
  !(isWord.test(text.charAt(start)) && isWord.test(text.charAt(start - 1))) &&
  !(isWord.test(text.charAt(end - 1)) && isWord.test(text.charAt(end)));

/** Every place where the text of a deleted mark occurs again: each has to be checked. */
export function occurrencesOf(deleted: readonly DeletedMark[], text: string): PostMark[] {
  const found = new Map<string, PostMark>();
  for (const mark of deleted)
    for (let start = text.indexOf(mark.text); start !== -1; start = text.indexOf(mark.text, start + 1)) {
      const occurrence = { ...mark, start, end: start + mark.text.length };
      if (isWholeWord(text, occurrence)) found.set(`${start} ${occurrence.end} ${mark.kind}`, occurrence);
    }
  return [...found.values()];
}
