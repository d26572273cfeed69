import { isNoAnswer } from "../no-answer.ts";
import type { Statement, StatementField } from "../statement.ts";
import type { CueTable } from "./cue-table.ts";
import { englishCues } from "./english/cues.ts";
import { countParts, countSigns } from "./evidence.ts";
import { countPhrases } from "./phrases.ts";
import { wordsOf } from "./words.ts";

/** What the rules make of a statement. */
export type Verdict = Pick<Statement, "kind" | "proposal">;

/** What speaks for and against printing a statement, in numbers of places. */
export interface Findings {
  readonly words: number;
  readonly private: number;
  readonly wish: number;
  readonly siteThing: number;
  readonly undecided: number;
  readonly doubt: number;
  readonly remark: number;
  readonly offer: number;
  readonly recommendation: number;
  readonly audience: number;
  readonly signs: number;
  readonly parts: number;
}

const mood = /[:;]-?[)(DPp]|\?|[\u{1F600}-\u{1F64F}]|!{2,}/u;

const mailHead = /^(?:from|to|subject|re|fwd?|cc|sent|date|von|an|betreff)\s?:\s*[^\d\s£€$]/iu;

export function findingsOf(text: string, cues: CueTable = englishCues): Findings {
  const words = wordsOf(text);
  const count = (table: Exclude<keyof CueTable, "functionWords">): number => countPhrases(cues[table], words);
  return {
    words: words.length,
    private: count("private"),
    wish: count("wish"),
    siteThing: count("siteThing"),
    undecided: count("undecided"),
    doubt: count("doubt") + count("relative") + (mood.test(text) ? 1 : 0),
    remark: count("remark"),
    offer: count("offer"),
    recommendation: count("recommendation"),
    audience: count("audience"),
    signs: countSigns(text),
    parts: countParts(text),
  };
}

const fact: Verdict = { kind: "fact", proposal: "print" };
const wish: Verdict = { kind: "wish", proposal: "keep" };
const hidden: Verdict = { kind: "private", proposal: "keep" };
const likely: Verdict = { kind: "unsure", proposal: "print" };
const doubtful: Verdict = { kind: "unsure", proposal: "keep" };

function judgeDescription(found: Findings): Verdict {
  const evidence = found.signs + found.offer + found.recommendation + (found.parts > 2 ? 1 : 0);
  if (found.siteThing > 0) return evidence > 1 && found.doubt === 0 ? likely : wish;
  if (found.doubt === 0) return evidence > 0 ? fact : likely;
  if (found.doubt === 1 && evidence > 1) return fact;
  return found.doubt <= evidence ? likely : doubtful;
}

function judgeAudience(found: Findings): Verdict {
  if (found.remark > 0 || found.doubt > 3) return doubtful;
  return found.doubt === 0 && (found.audience > 0 || found.parts > 2) ? fact : likely;
}

function judgeNotes(found: Findings): Verdict {
  const evidence = found.signs + 2 * found.offer + found.recommendation;
  if (found.siteThing > 0) return wish;
  return evidence > 1 && found.doubt === 0 ? likely : doubtful;
}

/** Whether a statement asks not to be repeated. */
export const asksForSilence = (text: string): boolean =>
  countPhrases(englishCues.silence, wordsOf(text)) > 0;

/** What a statement of this field is. */
export function judge(text: string, field: StatementField): Verdict {
  if (field === "onlyForUs" || field === "competitors" || isNoAnswer(text)) return hidden;
  const found = findingsOf(text);
  if (found.wish > 0 && found.private === 0) return wish;
  if (found.private > 0 || mailHead.test(text)) return hidden;
  if (found.undecided > 0) return doubtful;
  if (field === "description") return judgeDescription(found);
  return field === "audience" ? judgeAudience(found) : judgeNotes(found);
}
