import type { Span } from "../place.ts";
import {
  askedPersons,
  conditions,
  conjunctions,
  imperatives,
  limited,
  owners,
  possessives,
  questionWords,
  subjectNouns,
  subjects,
  things,
  verbs,
  verbsAfterOwned,
  verbsBeforeQuestion,
  wordsBeforeSubject,
  wordsBeforeVerb,
} from "./english/run-on-words.ts";
import type { Piece } from "./split-sentences.ts";
import { type Word, wordsOf } from "./words.ts";

// Only dictated text and text without full stops has more words between two punctuation marks.
const longestPlainStretch = 20;
/** The limit for a sentence that begins with a capital and ends with a mark or a pictograph: its author uses punctuation. */
const longestWrittenStretch = 30;
const written = /^\s*["“'(]?\p{Lu}[\s\S]*(?:[.!?]["”')]?|\p{Extended_Pictographic}\uFE0F?)\s*$/u;
const shortestPiece = 4;
/** In words. A condition further back belongs to what follows it already. */
const longestCondition = 10;
const mark = /[,;:–—()!?]|\s-\s/g;

/** Whether an indirect question begins at this word: 'never asked what it would cost', 'told me who did it'. */
function isAskedAt(list: readonly Word[], at: number): boolean {
  if (!questionWords.has(list[at]?.word ?? "")) return false;
  const before = list[at - 1]?.word ?? "";
  return verbsBeforeQuestion.has(askedPersons.has(before) ? (list[at - 2]?.word ?? "") : before);
}

/** Whether a new sentence begins at this word, judged by the words alone. */
function beginsSentence(list: readonly Word[], at: number): boolean {
  if (isAskedAt(list, at) || isAskedAt(list, at - 1)) return false;
  const word = list[at]?.word ?? "";
  const next = list[at + 1]?.word ?? "";
  const previous = list[at - 1]?.word ?? "";
  if (wordsBeforeSubject.has(previous) && !conjunctions.has(previous)) return false;
  // In 'A lady who never came', 'who' begins a relative clause.
  if (word === "who") return conjunctions.has(previous) && verbs.has(next);
  if (subjects.has(word)) return verbs.has(next);
  if (possessives.has(word)) return verbsAfterOwned.has(list[at + 2]?.word ?? "");
  // 'on my sons phone and we promised': a noun, not an imperative.
  if (things.has(word) && (owners.has(list[at - 2]?.word ?? "") || conjunctions.has(next))) return false;
  const hasSubject = subjects.has(previous) || subjectNouns.has(previous);
  return imperatives.has(word) && next !== "" && !wordsBeforeVerb.has(previous) && !hasSubject;
}

interface Cut {
  readonly at: number;
  /** True if a condition stands shortly before it: 'ring if it leaks | we come at night'. */
  readonly isUnderCondition: boolean;
}

function cutsOf(list: readonly Word[]): Cut[] {
  const cuts: Cut[] = [];
  let last = 0;
  for (let at = shortestPiece; at < list.length - 1; at++) {
    const from = conjunctions.has(list[at - 1]?.word ?? "") ? at - 1 : at;
    const place = list[from];
    if (!place || from - last < shortestPiece || !beginsSentence(list, at)) continue;
    // 'We come out at night but it must be an emergency': without its limit the promise is another one.
    if (place.word === "but" && limited.has(list[at]?.word ?? "")) continue;
    const before = list.slice(Math.max(last, from - longestCondition), from);
    cuts.push({ at: place.start, isUnderCondition: before.some(({ word }) => conditions.has(word)) });
    last = from;
  }
  return cuts;
}

/**
 * Splits a text that consists of several sentences without punctuation; any other text is returned whole. A condition
 * stays with what follows it, which alone would promise more, unless that is not for visitors.
 */
export function splitRunOn(
  text: string,
  { start, end }: Span,
  isForAgency: (text: string) => boolean = () => true,
): Piece[] {
  const sentence = text.slice(start, end);
  const longest = written.test(sentence) ? longestWrittenStretch : longestPlainStretch;
  const marks = [0, ...[...sentence.matchAll(mark)].map(({ index }) => index), sentence.length];
  const found = marks.flatMap((from, index) => {
    const list = wordsOf(sentence.slice(from, marks[index + 1]));
    return list.length > longest ? cutsOf(list).map((cut) => ({ ...cut, at: from + cut.at })) : [];
  });
  const cuts = found
    .filter(
      ({ at, isUnderCondition }, index) =>
        !isUnderCondition || isForAgency(sentence.slice(at, found[index + 1]?.at)),
    )
    .map(({ at }) => at);
  const edges = [0, ...cuts, sentence.length];
  return edges.slice(1).map((edge, index) => ({
    start: start + (edges[index] ?? 0),
    end: start + edge,
    isPart: found.length > 0,
  }));
}
