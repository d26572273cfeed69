import { wordCount } from "../../text/word-count.ts";
import { firstMatch } from "../regex-prefilter/prefiltered-match.ts";
import { dictation, wishSpan } from "./dictation.ts";
import { withholdsWords } from "./english/permission.ts";
import { offerBeginning, reachMe, turn } from "./english/turns.ts";
import { judge, judgeByRules } from "./judge.ts";
import { type Piece, trimmed } from "./split-sentences.ts";
import { isPerhapsPublic } from "./uncertain.ts";
import type { StatementContext } from "./verdict.ts";

const endsSentence = /[.!?]$/u;
const bracket = /(?:\([^()]{8,300}\)|\[[^[\]]{8,300}\])[.!?,;]*/g;
// Bounds the work on a long text without full stops.
const mostTurns = 6;
// So many words after a wish say where it goes: 'very big on the front page please'.
const longestPlacement = 6;

/** Whether a part of a sentence is only for the agency or undecided. */
function isNotForVisitors(text: string, context: StatementContext): boolean {
  const { kind, proposal } = judge(text, context);
  return kind === "private" || kind === "wish" || proposal === "keep";
}

function splitBrackets(text: string, { start, end, isPart }: Piece, context: StatementContext): Piece[] {
  const spans: Piece[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(bracket)) {
    if (!isNotForVisitors(match[0], context) || withholdsWords.test(match[0])) continue;
    const at = start + match.index;
    // 'Les Mis (not all the soldiers), Hairspray': without the bracket two halves would be left, and one says too much.
    const isInside =
      /[\p{L}\p{N}]/u.test(text.slice(at + match[0].length, end)) && !endsSentence.test(match[0]);
    if (isInside && judge(match[0], context).kind === "unsure") continue;
    spans.push({ start: from, end: at, isPart }, { start: at, end: at + match[0].length, isPart });
    from = at + match[0].length;
  }
  return [...spans, { start: from, end, isPart }];
}

/** 'with my boat, my knife and the ice': the next thing of a list, not the beginning of a remark. */
const isListItem = /^my (?:\p{L}+ ){0,2}\p{L}+(?:,| and (?:my|the|our|an?) )/iu;

/** 'Dogs welcome, though not on the beds': alone, the words before say too much. */
const limitsHead = /^(?:(?:(?:al)?though|but) (?:not|only|never)|not|only|except|unless)(?!\p{L})/iu;

/** 'because a logo without its packaging is guesswork': no sentence by itself. */
const isDependent = /^(?:because|since|but|so|never|just|otherwise)(?!\p{L})/iu;

/** Whether words after a comma are no aside: they limit what is said before, or visitors may read them too. */
function belongsToHead(rest: string, context: StatementContext): boolean {
  const found = context.countsIn(rest);
  return (
    isPerhapsPublic(rest, found) ||
    isListItem.test(rest) ||
    (limitsHead.test(rest) && judge(rest, context).kind !== "private") ||
    (isDependent.test(rest) && judge(rest, context).proposal === "print")
  );
}

/** 'Pretzel 0,90, but this stays between us': cut where words for visitors turn into a remark to the agency. */
function splitTurn(text: string, span: Piece, context: StatementContext): Piece[] {
  const sentence = text.slice(span.start, span.end);
  let turns = 0;
  for (const match of sentence.matchAll(turn)) {
    turns += 1;
    if (turns > mostTurns) break;
    const at = match.index + match[0].length;
    // The weights call doubtful words private too: only what a rule found is worth a cut.
    const rest = sentence.slice(at);
    // 'Ring, don't email': one word says nothing without the rest.
    if (!/\s/u.test(sentence.slice(0, match.index).trim()) || belongsToHead(rest, context)) continue;
    const tail = judgeByRules(rest, context).kind;
    const head = judge(sentence.slice(0, match.index), context).proposal;
    if ((tail === "private" || tail === "wish") && head === "print")
      // 'We are licensed, please put this on each page' belongs together.
      return dictation(sentence) && !dictation(rest)
        ? [span]
        : [
            // Without the dash or comma between them.
            { start: span.start, end: span.start + match.index, isPart: true },
            { start: span.start + at, end: span.end, isPart: true },
          ];
  }
  return [span];
}

/** 'People who cannot lift their dog, we can do a pick-up for £8': cut where a remark to the agency turns into an offer. */
function splitOffer(text: string, span: Piece, context: StatementContext): Piece[] {
  const sentence = text.slice(span.start, span.end);
  if (judgeByRules(sentence, context).kind !== "private") return [span];
  for (const match of [...sentence.matchAll(offerBeginning)].slice(0, mostTurns)) {
    const at = match.index + match[0].length;
    if (judge(sentence.slice(at), context).proposal !== "print") continue;
    return [
      { start: span.start, end: span.start + at, isPart: true },
      { start: span.start + at, end: span.end, isPart: true },
    ];
  }
  return [span];
}

/** 'Keep it simple please, ring me after 6': cut where a wish turns into when to reach its owner. */
function splitReachMe(text: string, span: Piece, context: StatementContext): Piece[] {
  const sentence = text.slice(span.start, span.end);
  const match = firstMatch(reachMe, sentence);
  if (!match) return [span];
  const isWish = [sentence, sentence.slice(0, match.index)].some(
    (part) => judge(part, context).kind === "wish",
  );
  if (!isWish) return [span];
  const at = match.index + match[0].length;
  return [
    { start: span.start, end: span.start + match.index, isPart: true },
    { start: span.start + at, end: span.end, isPart: true },
  ];
}

/** Splits a sentence that is not a fact where its asides are the reason. */
export function splitAsides(text: string, span: Piece, context: StatementContext): Piece[] {
  if (judge(text.slice(span.start, span.end), context).kind === "fact") return [span];
  return splitBrackets(text, span, context)
    .flatMap((piece) => (/[([]/u.test(text[piece.start] ?? "") ? [piece] : splitTurn(text, piece, context)))
    .flatMap((piece) => splitOffer(text, piece, context))
    .flatMap((piece) => splitReachMe(text, piece, context))
    .map((piece) => ({ ...trimmed(text, piece), isPart: piece.isPart }))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

/** Splits a sentence that says more than its dictating wish. */
export function splitWish(text: string, span: Piece): Piece[] {
  const sentence = text.slice(span.start, span.end);
  const wish = wishSpan(sentence);
  if (!wish) return [span];
  const rest = sentence.slice(wish.end);
  const end = wordCount(rest) > longestPlacement ? wish.end : sentence.length;
  const edges = [...new Set([0, wish.start, end, sentence.length])];
  return edges.slice(1).map((edge, index) => ({
    start: span.start + (edges[index] ?? 0),
    end: span.start + edge,
    isPart: edges.length > 2 || span.isPart,
  }));
}
