import type { StatementField } from "../statement.ts";
import { judge } from "./judge.ts";
import { type Span, trimmed } from "./split-sentences.ts";

const bracket = /\([^()]{8,300}\)[.!?,;]*/g;
const turn = /(?:[,;]|\s[-–—]+|\.{2,}|…)?\s+(?=(?:but|so|and|i|i'm|im|i've|ive|we|this|that|my|please|pls|don't|dont|do|not|he|she|they|it|though|although|never|maybe|perhaps|just|between|because|which|the|our|which|a|you)\b)/giu;
// A sentence is one of talk long before it has so many turns.
const mostTurns = 12;

/** Whether a stretch is for the agency alone or not settled. */
function isAgainst(text: string, field: StatementField): boolean {
  const { kind, proposal } = judge(text, field);
  return kind === "private" || kind === "wish" || proposal === "keep";
}

function splitBrackets(text: string, { start, end }: Span, field: StatementField): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(bracket)) {
    if (!isAgainst(match[0], field)) continue;
    const at = start + match.index;
    spans.push({ start: from, end: at }, { start: at, end: at + match[0].length });
    from = at + match[0].length;
  }
  return [...spans, { start: from, end }];
}

/** 'Pretzel 0,90, but this stays between us': cut where plain words turn into talk. */
function splitTurn(text: string, span: Span, field: StatementField): Span[] {
  const sentence = text.slice(span.start, span.end);
  let turns = 0;
  for (const match of sentence.matchAll(turn)) {
    turns += 1;
    if (turns > mostTurns) break;
    const at = match.index + match[0].length;
    const tail = judge(sentence.slice(at), field).kind;
    if ((tail === "private" || tail === "wish") && judge(sentence.slice(0, match.index), field).kind === "fact")
      return [
        { start: span.start, end: span.start + at },
        { start: span.start + at, end: span.end },
      ];
  }
  return [span];
}

/** A sentence that is not plainly a fact, without the asides that alone speak against it. */
export function splitAsides(text: string, span: Span, field: StatementField): Span[] {
  if (judge(text.slice(span.start, span.end), field).kind === "fact") return [span];
  return splitBrackets(text, span, field)
    .flatMap((piece) => splitTurn(text, piece, field))
    .map((piece) => trimmed(text, piece))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}
