import { type BoxKind, boxKinds } from "./block.ts";
import { boxEmoji, boxWords } from "./box-marks.ts";

/** An emoji at the beginning, perhaps within the bold that begins there; U+FE0F asks for its colored form. */
const emojiAtStart = new RegExp(`^(\\*{0,2})(${Object.values(boxEmoji).flat().join("|")})\ufe0f?\\s*`, "u");

/**
 * A box's word at the beginning with what sets it apart: a sign, or that it is bold. 'Warnings are cheap' is a sentence,
 * 'Warning: …' and '**Warning** …' are marks.
 */
const wordAtStart =
  /^(?:\*\*(warning|key takeaways?) ?[:!]?\*\* ?[:!–—-]? ?|(\*{0,2})(warning|key takeaways?)(?: ?[:!]| [–—-] )\s*)/i;

const boxOfEmoji = (emoji: string): BoxKind | undefined =>
  boxKinds.find((box) => boxEmoji[box].some((each) => each === emoji));

function isBoxWord(word: string): word is keyof typeof boxWords {
  return word in boxWords;
}

/** Which box a paragraph stands in, and what it says without the mark; undefined for one that stands in none. */
export function readBox(text: string): { readonly box: BoxKind; readonly text: string } | undefined {
  const [emojiMark = "", stars = "", emoji = ""] = emojiAtStart.exec(text) ?? [];
  const rest = stars + text.slice(emojiMark.length);
  const [wordMark = "", bold, boldOpened = "", word = bold] = wordAtStart.exec(rest) ?? [];
  const named = word?.toLowerCase() ?? "";
  const box = boxOfEmoji(emoji) ?? (isBoxWord(named) ? boxWords[named] : undefined);
  return box && { box, text: boldOpened + rest.slice(wordMark.length) };
}
