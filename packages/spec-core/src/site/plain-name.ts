import { memoByText } from "../memo.ts";
import { wordKey } from "../text/keys.ts";
import { singular } from "../text/singular.ts";

// Each offer is compared with all others, and on every page.
const namesKept = 512;

/** Only words, each in the singular, so that 'call-outs' and 'Call out', 'Pilates classes' and 'Pilates class' are the same. */
export const plainName = memoByText((text) => ` ${wordKey(text).replace(/\p{L}+/gu, singular)} `, namesKept);
