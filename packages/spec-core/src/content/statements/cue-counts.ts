import { memoByText } from "../../memo.ts";
import { allMatches, matches } from "../regex-prefilter/prefiltered-match.ts";
import type { CueTable } from "./cue-table.ts";
import { englishCues } from "./english/cues.ts";
import { beginsWithVisitorInterest } from "./english/visitor-interests.ts";
import {
  beginsAsRemark,
  countParts,
  countSigns,
  isAboutSomebody,
  isAboutThePast,
  isConversational,
  isMailHead,
  isPriced,
} from "./evidence.ts";
import { countForeign, isForeign } from "./languages.ts";
import { countPhrases, type PhraseIndex, phraseIndex } from "./phrases.ts";
import { inPlainWords } from "./plain-words.ts";
import { wordsOf } from "./words.ts";

/** The number of places in a statement at which each kind of cue for or against printing occurs. */
export interface CueCounts {
  readonly words: number;
  readonly private: number;
  /** The number of private cues that ask for secrecy. */
  readonly secrecy: number;
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
  /** True if it begins like a remark to a person, about a thing or about somebody by first name. */
  readonly isRemark: boolean;
  /** True if it begins with 'we' and is short. */
  readonly isOwnDeed: boolean;
  /** True if it begins with something that visitors come for. */
  readonly isAboutVisitorInterest: boolean;
  /** True if it begins with 'I' and contains a list. */
  readonly isOwnList: boolean;
  readonly isPriced: boolean;
  readonly isForeign: boolean;
}

type Family = Exclude<keyof CueTable, "siteTrade">;

const families = [
  "private",
  "secrecy",
  "wish",
  "siteThing",
  "undecided",
  "doubt",
  "remark",
  "personal",
  "topic",
  "relative",
  "verb",
  "link",
  "offer",
  "recommendation",
  "audience",
] as const satisfies readonly Family[];

const clause =
  /(?<![\p{L}])(?:who|whose)(?:['’]ve)?\s+(?:\p{L}+\s+){0,2}(?:never|just|always|still|not|no|actually|really|even)(?!\p{L})/giu;

/** The number of relative clauses about customers ('Adults who never learnt'), whose words are not a remark. */
const countClauses = (text: string): number => allMatches(clause, text).length;

const longestDeed = 12;
const ownListMin = 3;

const indexes = new WeakMap<CueTable, PhraseIndex<Family>>();

/** The phrases of a language, compiled on first use. */
function indexOf(cues: CueTable): PhraseIndex<Family> {
  const index = indexes.get(cues) ?? phraseIndex(new Map(families.map((family) => [family, cues[family]])));
  indexes.set(cues, index);
  return index;
}

/** Counts all cues of a language in a statement. */
export function countCues(text: string, cues: CueTable): CueCounts {
  const words = wordsOf(inPlainWords(text));
  const counts = countPhrases(indexOf(cues), words);
  const count = (family: Family): number => counts.get(family) ?? 0;
  const offer = count("offer");
  const isOwnTrouble = count("topic") > 0 && offer === 0 && count("personal") > 0;
  // 'I repair clocks': the 'I' of an offer does not count as a doubt.
  const ownVoice = offer > 0 && words[0]?.word === "i" ? 1 : 0;
  const someone = isAboutSomebody(text) ? 1 : 0;
  const past = offer + count("recommendation") === 0 && isAboutThePast(text) ? 1 : 0;
  return {
    words: words.length,
    private: count("private") + (isOwnTrouble || isMailHead(text) ? 1 : 0),
    secrecy: count("secrecy"),
    wish: count("wish"),
    siteThing: count("siteThing"),
    undecided: count("undecided"),
    doubt:
      Math.max(0, count("doubt") - ownVoice) +
      count("relative") +
      (isConversational(text) ? 1 : 0) +
      someone +
      past,
    remark: Math.max(0, count("remark") - countClauses(text)),
    verb: count("verb") + someone,
    link: count("link"),
    offer,
    recommendation: count("recommendation"),
    audience: count("audience"),
    signs: countSigns(text),
    parts: countParts(text),
    foreign: countForeign(words),
    isRemark: beginsAsRemark(text),
    isOwnDeed: words[0]?.word === "we" && words.length <= longestDeed,
    isAboutVisitorInterest: matches(beginsWithVisitorInterest, text),
    isOwnList: words[0]?.word === "i" && countParts(text) > ownListMin,
    isPriced: isPriced(text),
    isForeign: isForeign(words),
  };
}

// Room for the sentences of a form and their parts: each edit changes only one sentence.
const sentencesKept = 512;

/** The cues of English in a statement. */
export const countEnglishCues = memoByText((text) => countCues(text, englishCues), sentencesKept);
