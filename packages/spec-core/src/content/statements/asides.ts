import { dictation, wishSpan } from "./dictation.ts";
import { holdsBack, judge, type Setting } from "./judge.ts";
import { type Piece, trimmed } from "./split-sentences.ts";

const bracket = /(?:\([^()]{8,300}\)|\[[^[\]]{8,300}\])[.!?,;]*/g;
const turn =
  /(?:[,;]|\s[-–—]+|(?<!\.)\.{2,}|…)\s+(?=(?:but|so|i|i'm|im|i've|ive|this|thats|that's|that|my|please|pls|don't|dont|do|he|she|they|it|though|although|never|maybe|perhaps|just|between|because|nobody|no one|not|since|today|otherwise|actually|honestly|sometimes|only)\b)/giu;
// A sentence is one of talk long before it has so many turns.
const mostTurns = 6;
// 'very big on the front page please' belongs to its wish.
const longestPlacement = 6;

/** Whether a stretch is only for the agency or undecided. */
function isAgainst(text: string, setting: Setting): boolean {
  const { kind, proposal } = judge(text, setting);
  return kind === "private" || kind === "wish" || proposal === "keep";
}

function splitBrackets(text: string, { start, end, isPart }: Piece, setting: Setting): Piece[] {
  const spans: Piece[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(bracket)) {
    if (!isAgainst(match[0], setting) || holdsBack.test(match[0])) continue;
    const at = start + match.index;
    spans.push({ start: from, end: at, isPart }, { start: at, end: at + match[0].length, isPart });
    from = at + match[0].length;
  }
  return [...spans, { start: from, end, isPart }];
}

/** 'Pretzel 0,90, but this stays between us': cut where plain words turn into talk. */
function splitTurn(text: string, span: Piece, setting: Setting): Piece[] {
  const sentence = text.slice(span.start, span.end);
  let turns = 0;
  for (const match of sentence.matchAll(turn)) {
    turns += 1;
    if (turns > mostTurns) break;
    const at = match.index + match[0].length;
    const tail = judge(sentence.slice(at), setting).kind;
    const head = judge(sentence.slice(0, match.index), setting).proposal;
    if ((tail === "private" || tail === "wish") && head === "print")
      // 'We are licensed, please put this on each page' belongs together.
      return dictation(sentence) && !dictation(sentence.slice(at))
        ? [span]
        : [
            // Without the dash or comma between them.
            { start: span.start, end: span.start + match.index, isPart: true },
            { start: span.start + at, end: span.end, isPart: true },
          ];
  }
  return [span];
}

const offering =
  /[,;]\s+(?=(?:but |so |and )?we (?:can|do|also|offer|will|take|make|give|collect|deliver|pick|bring|have)(?!\p{L}))/giu;

/** 'People who cannot lift their dog, we can do a pick-up for £8': cut where talk turns into an offer. */
function splitOffer(text: string, span: Piece, setting: Setting): Piece[] {
  const sentence = text.slice(span.start, span.end);
  if (judge(sentence, setting).kind !== "private") return [span];
  for (const match of [...sentence.matchAll(offering)].slice(0, mostTurns)) {
    const at = match.index + match[0].length;
    if (judge(sentence.slice(at), setting).proposal !== "print") continue;
    return [
      { start: span.start, end: span.start + at, isPart: true },
      { start: span.start + at, end: span.end, isPart: true },
    ];
  }
  return [span];
}

/** Splits a sentence that is not clearly a fact, where only its asides are the reason. */
export function splitAsides(text: string, span: Piece, setting: Setting): Piece[] {
  if (judge(text.slice(span.start, span.end), setting).kind === "fact") return [span];
  return splitBrackets(text, span, setting)
    .flatMap((piece) => (/[([]/u.test(text[piece.start] ?? "") ? [piece] : splitTurn(text, piece, setting)))
    .flatMap((piece) => splitOffer(text, piece, setting))
    .map((piece) => ({ ...trimmed(text, piece), isPart: piece.isPart }))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

/** Splits a sentence where a dictating wish is among other talk. */
export function splitWish(text: string, span: Piece): Piece[] {
  const sentence = text.slice(span.start, span.end);
  const wish = wishSpan(sentence);
  if (!wish) return [span];
  const rest = sentence.slice(wish.end);
  const end = rest.trim().split(/\s+/u).length > longestPlacement ? wish.end : sentence.length;
  const edges = [...new Set([0, wish.start, end, sentence.length])];
  return edges.slice(1).map((edge, index) => ({
    start: span.start + (edges[index] ?? 0),
    end: span.start + edge,
    isPart: edges.length > 2 || span.isPart,
  }));
}
