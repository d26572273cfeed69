import { memoByText } from "../memo.ts";
import { wordKey } from "../text/keys.ts";
import { singular } from "../text/singular.ts";

// The size of the cache: each offer is compared with all others, on every page.
const namesKept = 512;

/**
 * A text's words in the singular, without punctuation, so that 'call-outs' and 'Call out', 'Pilates classes' and
 * 'Pilates class' are equal.
 */
export const plainName = memoByText((text) => ` ${wordKey(text).replace(/\p{L}+/gu, singular)} `, namesKept);
