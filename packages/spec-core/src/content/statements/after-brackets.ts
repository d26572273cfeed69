import type { Judged } from "./neighbours.ts";
import { doubtful, type Verdict } from "./verdict.ts";

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
