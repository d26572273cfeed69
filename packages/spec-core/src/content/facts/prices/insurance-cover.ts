import { after, before } from "../reading.ts";
import type { Amount } from "./amounts.ts";

/** Cover is at least thousands; a smaller amount beside these words is what an insurance, a bond or a claim costs. */
const leastCover = 5000;

/** Kinds of cover; liability and indemnity make no offer of any amount near them (`noOffer`). */
const kind =
  "(?:E ?(?:&|and) ?O|errors (?:and|&) omissions|(?:surety |fidelity |performance |notary )?bond(?:ed)?|insurance)";

/** The kind of cover after its amount: '$100,000 E&O', '£2,000,000 of insurance'. */
const coverAfter = new RegExp(`^ ?(?:of |in |worth of )?${kind}(?!\\p{L})`, "iu");

/** The kind of cover before its amount: 'bonded for $10,000', 'E&O up to $250,000'. */
const coverBefore = new RegExp(
  `(?<!\\p{L})${kind}(?: insurance| policy)?(?: (?:is|of|for|up to|to|at)){0,2}[:,]? ?$`,
  "iu",
);

/** Whether an amount is how much an insurance or a bond covers: '$100,000 E&O', 'bonded for $10,000'. */
export const isCover = (text: string, { start, end, amount }: Amount): boolean =>
  amount >= leastCover &&
  (coverAfter.test(after(text, end, 60)) || coverBefore.test(before(text, start, 60)));
