import { firstNames } from "../facts/people/data/first-names.ts";
import { inOwnVoice, signedBracket, timesNotNames } from "./english/signed-remarks.ts";

const longestRemark = 400;
const severalWords = /\S\s+\S/u;

/**
 * Whether a bracket is a remark signed by one of several owners who fill in the form together: '(Owen - two is fine)'.
 * Visitors must not read it, and somebody has to decide.
 */
export function isSignedRemark(text: string): boolean {
  if (text.length > longestRemark) return false;
  const [, name = "", said = ""] = signedBracket.exec(text) ?? [];
  if (timesNotNames.test(name) || !severalWords.test(said) || !inOwnVoice.test(said)) return false;
  // A name that is in no list counts only with an unmistakable voice: '(Note: you pay on the day)'.
  return firstNames.has(name.toLowerCase().normalize("NFC")) || /^I(?:['’]|\s)/u.test(said);
}
