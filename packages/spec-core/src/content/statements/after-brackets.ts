import { limitsAtBracket, limitsInBracket } from "./english/limits.ts";
import type { Judged } from "./neighbours.ts";
import { isSignedRemark } from "./signed-remarks.ts";
import { doubtful, likely, type Verdict } from "./verdict.ts";

/** A bracket within a list: 'ham, cheese (Nan's, she won't tell), and eggs'. */
const bracketInList = /^[([].*[)\]],$/u;

/**
 * Takes a bracket for the agency out of a list, whose halves would say too little: 'Ham, cheese, and eggs.' of 'Ham,
 * cheese (Nan's, she won't tell), and eggs.' Not one that limits the words before it.
 */
export function withListsAroundBrackets(
  list: readonly Judged[],
  verdictOn: (text: string) => Verdict,
): Judged[] {
  const joined: Judged[] = [];
  for (const one of list) {
    const [first, aside] = joined.slice(-2);
    const text = first && aside ? `${first.text}, ${one.text}` : "";
    const isList =
      first?.verdict.proposal === "print" &&
      aside?.verdict.proposal === "keep" &&
      bracketInList.test(aside.text) &&
      !limitsAtBracket.test(aside.text) &&
      !limitsInBracket.test(aside.text) &&
      !isSignedRemark(aside.text) &&
      !/[.!?,:]$/u.test(first.text) &&
      one.start - aside.end <= 2 &&
      (one.verdict.kind === "fact" || one.verdict.kind === "unsure") &&
      verdictOn(text).proposal === "print";
    if (isList) joined.splice(-2, 2, { ...first, end: one.end, text, verdict: likely, isPart: false }, aside);
    else joined.push(one);
  }
  return joined;
}

const bracket = /^[([].*[)\]]$/u;
const subject = /^(?:(?:and|but|so|now|today),? )?(we|i)(?!\p{L})/iu;
/** The second deed of the same subject: 'and teach ballet'. */
const furtherDeed =
  /^and (?=(?:(?:also|now|still) )?(?:teach|make|do|sell|offer|run|build|repair|fix|mend|bake|brew|grow|cook|rent|hire|restore|design|clean|supply|fit|install|keep|breed|train|treat|cut|print|serve|stock|deliver|organi[sz]e|hold|host|produce|service|cover)(?!\p{L}))/iu;

/**
 * Gives the words after a bracket for the agency the subject of those before it, so that they are a sentence again: 'We
 * teach ballet' of 'We have about 140 pupils (I haven't counted) and teach ballet'. What the bracket is about stays
 * withheld.
 */
export function withSubjectsAfterBrackets(
  list: readonly Judged[],
  verdictOn: (text: string) => Verdict,
): Judged[] {
  const repaired = [...list];
  for (const [index, rest] of list.entries()) {
    const [first, aside] = [list[index - 2], list[index - 1]];
    if (!first || !aside || !bracket.test(aside.text) || !furtherDeed.test(rest.text)) continue;
    if (/[.!?]$/u.test(first.text)) continue;
    const [, who = ""] = subject.exec(first.text) ?? [];
    if (who === "") continue;
    const text = rest.text.replace(furtherDeed, `${who.charAt(0).toUpperCase()}${who.slice(1)} `);
    const verdict = verdictOn(text);
    if (verdict.proposal !== "print") continue;
    repaired[index] = { ...rest, text, verdict, isPart: false };
    if (first.verdict.proposal === "print") repaired[index - 2] = { ...first, verdict: doubtful };
  }
  return repaired;
}
