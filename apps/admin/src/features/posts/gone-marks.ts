import type { PostMark } from "@sitewright/contracts";

/** A mark whose text was deleted. */
export type GoneMark = Pick<PostMark, "text" | "kind">;

const isWord = /[\p{L}\p{N}]/u;

/** True for a place that is not part of a longer word or number. */
const isWhole = (text: string, { start, end }: Pick<PostMark, "start" | "end">): boolean =>
  !(isWord.test(text.charAt(start)) && isWord.test(text.charAt(start - 1))) &&
  !(isWord.test(text.charAt(end - 1)) && isWord.test(text.charAt(end)));

/** Every place in a text where the text of a deleted mark occurs again: each has to be checked. */
export function placesOf(gone: readonly GoneMark[], text: string): PostMark[] {
  const found = new Map<string, PostMark>();
  for (const mark of gone)
    for (let start = text.indexOf(mark.text); start !== -1; start = text.indexOf(mark.text, start + 1)) {
      const place = { ...mark, start, end: start + mark.text.length };
      if (isWhole(text, place)) found.set(`${start} ${place.end} ${mark.kind}`, place);
    }
  return [...found.values()];
}
