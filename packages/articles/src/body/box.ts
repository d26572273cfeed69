import { type BoxKind, boxKinds } from "./block.ts";
import { boxEmoji, boxWords } from "./box-marks.ts";

/** An emoji at the beginning, possibly within bold text; U+FE0F selects its colored form. */
const emojiAtStart = new RegExp(`^(\\*{0,2})(${Object.values(boxEmoji).flat().join("|")})\ufe0f?\\s*`, "u");

/**
 * A box's word at the beginning with a separator, or in bold. 'Warnings are cheap' is a sentence, 'Warning:
 * …' and '**Warning** …' are marks.
 */
const wordAtStart =
  /^(?:\*\*(warning|key takeaways?) ?[:!]?\*\* ?[:!–—-]? ?|(\*{0,2})(warning|key takeaways?)(?: ?[:!]| [–—-] )\s*)/i;

const boxOfEmoji = (emoji: string): BoxKind | undefined =>
  boxKinds.find((box) => boxEmoji[box].some((each) => each === emoji));

function isBoxWord(word: string): word is keyof typeof boxWords {
  return word in boxWords;
}

/** The box of a paragraph, and its text without the mark; undefined without a box. */
export function readBox(text: string): { readonly box: BoxKind; readonly text: string } | undefined {
  const [emojiMark = "", stars = "", emoji = ""] = emojiAtStart.exec(text) ?? [];
  const rest = stars + text.slice(emojiMark.length);
  const [wordMark = "", bold, boldOpened = "", word = bold] = wordAtStart.exec(rest) ?? [];
  const named = word?.toLowerCase() ?? "";
  const box = boxOfEmoji(emoji) ?? (isBoxWord(named) ? boxWords[named] : undefined);
  return box && { box, text: boldOpened + rest.slice(wordMark.length) };
}
