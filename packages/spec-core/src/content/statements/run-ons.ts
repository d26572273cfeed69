import type { Piece, Span } from "./split-sentences.ts";
import { type Word, wordsOf } from "./words.ts";

// Who dictates or types without full stops says more in one go than anybody writes between two marks.
const longestPlainStretch = 20;
const shortestPiece = 3;
const mark = /[,;:–—()!?]|\s-\s/g;

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const subjects = words("i we they he she it you there that this who what");
const links = words("and so but oh or because also well then ok what");
const verbs = words(
  "am is are was were have has had do does did can could will would must should may might want need think know say said sell make repair offer take took give got get go went come came lost started opened started began learned learnt work works buy call run cover covers also been never always only just even hate love like owe pay paid keep keeps put i",
);
const owners = words("my our the");
const ownedVerbs = words("is are was were has have says said does did wants want costs keeps");
const imperatives = words("call ring text phone email put make do please");

// 'mention all our drivers are licensed', 'the man who is': the subject belongs to the words before it.
const bound = words(
  "that all say says said mention think know see tell know of with for by in on at to from as like than if when while where which because until before after not only even how what why and or the a an my our your his her their is are was",
);

// 'My wife says I should do', 'I will put', 'those who do': the verb belongs to the words before it.
const modals = words(
  "who should could can will would must may might ill well did do does please just never also always to",
);

/** Whether a new sentence begins at this word, as far as words show it without punctuation. */
function opens(list: readonly Word[], at: number): boolean {
  const word = list[at]?.word ?? "";
  const next = list[at + 1]?.word ?? "";
  const previous = list[at - 1]?.word ?? "";
  if (bound.has(previous) && !links.has(previous)) return false;
  // 'A lady who never came' is about her.
  if (word === "who") return links.has(previous) && verbs.has(next);
  if (subjects.has(word)) return verbs.has(next);
  if (owners.has(word)) return ownedVerbs.has(list[at + 2]?.word ?? "");
  return imperatives.has(word) && next !== "" && !modals.has(previous);
}

function cutsOf(list: readonly Word[]): number[] {
  const cuts: number[] = [];
  let last = 0;
  for (let at = shortestPiece; at < list.length - 1; at++) {
    const from = links.has(list[at - 1]?.word ?? "") ? at - 1 : at;
    const place = list[from];
    if (!place || from - last < shortestPiece || !opens(list, at)) continue;
    cuts.push(place.start);
    last = from;
  }
  return cuts;
}

/** A sentence in pieces where it is a run of several without a mark between them, else as it is. */
export function splitRunOn(text: string, { start, end }: Span): Piece[] {
  const sentence = text.slice(start, end);
  const marks = [0, ...[...sentence.matchAll(mark)].map(({ index }) => index), sentence.length];
  const cuts = marks.flatMap((from, index) => {
    const list = wordsOf(sentence.slice(from, marks[index + 1]));
    return list.length > longestPlainStretch ? cutsOf(list).map((cut) => from + cut) : [];
  });
  const edges = [0, ...cuts, sentence.length];
  return edges.slice(1).map((edge, index) => ({
    start: start + (edges[index] ?? 0),
    end: start + edge,
    isPart: cuts.length > 0,
  }));
}
