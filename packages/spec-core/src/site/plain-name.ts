import { memoByText } from "../memo.ts";

// Each offer is compared with all others, and on every page.
const namesKept = 512;

/** Only words, each in the singular, so that 'call-outs' and 'Call out', 'Pilates classes' and 'Pilates class' are the same. */
export const plainName = memoByText(
  (text) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .replace(/(?<=\p{L}(?:ss|sh|ch|x))es(?= |$)|(?<=\p{L}{2}[^s ])s(?= |$)/gu, "")
      .trim()} `,
  namesKept,
);
