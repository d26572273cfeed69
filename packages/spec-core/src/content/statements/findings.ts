import type { CueTable } from "./cue-table.ts";
import { countParts, countSigns, isMailHead, isMood, isPriced } from "./evidence.ts";
import { countForeign, isForeign } from "./languages.ts";
import { countPhrases, type PhraseTable } from "./phrases.ts";
import { wordsOf } from "./words.ts";

/** What speaks for and against printing a statement, in numbers of places. */
export interface Findings {
  readonly words: number;
  readonly private: number;
  /** Those of the private ones that ask for silence. */
  readonly silence: number;
  readonly wish: number;
  readonly siteThing: number;
  readonly undecided: number;
  readonly doubt: number;
  readonly remark: number;
  readonly verb: number;
  readonly link: number;
  readonly offer: number;
  readonly recommendation: number;
  readonly audience: number;
  readonly signs: number;
  readonly parts: number;
  readonly foreign: number;
  readonly isPriced: boolean;
  readonly isForeign: boolean;
}

/** Looks a statement through for every cue of a language. */
export function findingsOf(text: string, cues: CueTable): Findings {
  const words = wordsOf(text);
  const count = (table: PhraseTable): number => countPhrases(table, words);
  const topic = count(cues.topic);
  const offer = count(cues.offer);
  const isOwnTrouble = topic > 0 && offer === 0 && count(cues.personal) > 0;
  return {
    words: words.length,
    private: count(cues.private) + (isOwnTrouble || isMailHead(text) ? 1 : 0),
    silence: count(cues.silence),
    wish: count(cues.wish),
    siteThing: count(cues.siteThing),
    undecided: count(cues.undecided),
    doubt: count(cues.doubt) + count(cues.relative) + (isMood(text) ? 1 : 0),
    remark: count(cues.remark),
    verb: count(cues.verb),
    link: count(cues.link),
    offer,
    recommendation: count(cues.recommendation),
    audience: count(cues.audience),
    signs: countSigns(text),
    parts: countParts(text),
    foreign: countForeign(words),
    isPriced: isPriced(text),
    isForeign: isForeign(words),
  };
}
