import { wordCount } from "../../../text/word-count.ts";
import type { Check } from "../rule.ts";

const describedWords = 3;
/** Whether an offer for the occasion says what it includes and costs. */
export const offersFor =
  (occasion: RegExp): Check =>
  ({ form }) =>
    form.offers.some(
      ({ name, what, price }) =>
        occasion.test(name.toLowerCase()) && wordCount(what) >= describedWords && /\d/u.test(price),
    );

/** 'Areas: Wilford, Clifton, Ruddington', which visitors read. */
export const listsAreas: Check = ({ words }) =>
  words.statements.some(
    ({ text, isPrinted, proposal }) =>
      (isPrinted || proposal === "print") &&
      /^(?:our |the )?(?:areas?|towns|villages|suburbs|places)(?: (?:(?:we|i) )?(?:covere?d?|served?))?: ?\p{Lu}[^,]{1,40},[^,]{1,40},/iu.test(
        text,
      ),
  );

/** 'How it goes: you write, we talk, I draw it', which visitors read. */
export const tellsCourse: Check = ({ words }) =>
  words.statements.some(
    ({ text, isPrinted, proposal }) =>
      (isPrinted || proposal === "print") &&
      /^(?:this is |here['’]?s )?how (?:it|this) (?:usually |all )?(?:goes|works)(?: \p{L}+){0,3}: ?[^,]{3,120},[^,]{3,120},/iu.test(
        text,
      ),
  );
