import { wordCount } from "../../text/word-count.ts";
import type { Span } from "../place.ts";
import { allMatches, firstMatch, matches } from "../regex-prefilter/prefiltered-match.ts";
import { dictation, wishSpan } from "./dictation.ts";
import { aboutGroup } from "./english/audience-rankings.ts";
import { asideAtEnd } from "./english/closing-asides.ts";
import { onlyAskUs } from "./english/invitations.ts";
import { afterForbidden, reasonToForbid } from "./english/limits.ts";
import { withholdsWords } from "./english/permission.ts";
import { forbidsAtStart, offerBeginning, reachMe, turn } from "./english/turns.ts";
import { doubtsPrint } from "./english/uncertain.ts";
import { isStory } from "./history.ts";
import { judge, judgeByRules } from "./judge.ts";
import { isSignedRemark } from "./signed-remarks.ts";
import { type Piece, trimmed } from "./split-sentences.ts";
import { endsInAskUs, isRuleForCallers } from "./told-to-visitors.ts";
import { isPerhapsPublic } from "./uncertain.ts";
import type { StatementContext } from "./verdict.ts";

const endsSentence = /[.!?]$/u;
const bracket = /(?:\([^()]{8,300}\)|\[[^[\]]{8,300}\])[.!?,;]*/g;
// Limits the work on a long text without full stops.
const mostTurns = 6;
// The maximum number of words after a wish that say where it goes: 'very big on the front page please'.
const longestPlacement = 6;

/** Whether a part of a sentence is only for the agency or undecided. */
function isNotForVisitors(text: string, context: StatementContext): boolean {
  const { kind, proposal } = judge(text, context);
  return kind === "private" || kind === "wish" || proposal === "keep";
}

/** Whether a bracket belongs to a wish, of which nothing is printed: 'Please show the boat (the blue one), and a map'. */
function isWithinWish(
  { text, start, end }: Span & { readonly text: string },
  inner: Span,
  context: StatementContext,
): boolean {
  const [head, rest, whole] = [
    text.slice(start, inner.start),
    text.slice(inner.end, end),
    text.slice(start, end),
  ];
  return (
    /[\p{L}\p{N}]/u.test(rest) &&
    [head, whole].every((part) => judge(part, context).kind === "wish") &&
    judge(rest, context).proposal === "keep"
  );
}

function splitBrackets(text: string, { start, end, isPart }: Piece, context: StatementContext): Piece[] {
  const spans: Piece[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(bracket)) {
    const isSigned = isSignedRemark(match[0]);
    if (!(isSigned || isNotForVisitors(match[0], context)) || withholdsWords.test(match[0])) continue;
    const at = start + match.index;
    if (
      !isSigned &&
      isWithinWish({ text, start: from, end }, { start: at, end: at + match[0].length }, context)
    )
      continue;
    // Without its bracket, 'Les Mis (not all the soldiers), Hairspray' would be split into two halves, and the first
    // one says too much.
    const isInside =
      /[\p{L}\p{N}]/u.test(text.slice(at + match[0].length, end)) && !endsSentence.test(match[0]);
    if (isInside && !isSigned && judge(match[0], context).kind === "unsure") continue;
    spans.push({ start: from, end: at, isPart }, { start: at, end: at + match[0].length, isPart });
    from = at + match[0].length;
  }
  return [...spans, { start: from, end, isPart }];
}

/** The next item of a list, not the beginning of a remark: 'with my boat, my knife and the ice'. */
const isListItem = /^my (?:\p{L}+ ){0,2}\p{L}+(?:,| and (?:my|the|our|an?) )/iu;

/** A restriction without which the words before it say too much: 'Dogs welcome, though not on the beds'. */
const limitsHead = /^(?:(?:(?:al)?though|but) (?:not|only|never)|not|only|except|unless)(?!\p{L})/iu;

/** A clause that is not a sentence on its own: 'because a logo without its packaging is guesswork'. */
const isDependent = /^(?:because|since|but|so|never|just|otherwise)(?!\p{L})/iu;

/** Whether words after a comma are not an aside: they restrict the words before, or visitors may read them too. */
function belongsToHead(sentence: string, rest: string, context: StatementContext): boolean {
  const found = context.countsIn(rest);
  return (
    isPerhapsPublic(rest, found) ||
    matches(doubtsPrint, rest) ||
    isRuleForCallers(rest) ||
    isListItem.test(rest) ||
    (context.field === "description" && matches(onlyAskUs, rest) && endsInAskUs(sentence)) ||
    (limitsHead.test(rest) && judge(rest, context).kind !== "private") ||
    (isDependent.test(rest) && judge(rest, context).proposal === "print")
  );
}

/**
 * Splits a sentence where it turns from words for visitors to a remark for the agency: 'Pretzel 0,90, but this stays
 * between us'.
 */
function splitTurn(text: string, span: Piece, context: StatementContext): Piece[] {
  const sentence = text.slice(span.start, span.end);
  // 'I took over from Mum in 2009, so I have known our guests since I was six': one story.
  if (context.field === "description" && isStory(sentence, context.countsIn(sentence))) return [span];
  let turns = 0;
  for (const match of allMatches(turn, sentence)) {
    turns += 1;
    if (turns > mostTurns) break;
    const at = match.index + match[0].length;
    // The learnt weights also make doubtful words private, but only a rule's verdict justifies a cut.
    const rest = sentence.slice(at);
    // A single word means nothing without the rest: 'Ring, don't email'.
    if (!/\s/u.test(sentence.slice(0, match.index).trim()) || belongsToHead(sentence, rest, context))
      continue;
    const tail = judgeByRules(rest, context).kind;
    const head = judge(sentence.slice(0, match.index), context);
    // Where the client is asked about each part and the whole, a cut would only tear the sentence.
    const isAskedWhole =
      head.kind === "unsure" && [rest, sentence].every((part) => judge(part, context).proposal === "print");
    if ((tail === "private" || tail === "wish") && head.proposal === "print" && !isAskedWhole)
      // One sentence: 'We are licensed, please put this on each page'.
      return dictation(sentence) && !dictation(rest)
        ? [span]
        : [
            // The dash or comma between the two parts is left out.
            { start: span.start, end: span.start + match.index, isPart: true },
            { start: span.start + at, end: span.end, isPart: true },
          ];
  }
  return [span];
}

/** Whether a sentence forbids something and gives the reason: 'Don't write salon, we also shave'. */
function isForbiddenWithReason(sentence: string): boolean {
  const [, rest] = firstMatch(afterForbidden, sentence) ?? [];
  return matches(forbidsAtStart, sentence) && (rest === undefined || matches(reasonToForbid, rest));
}

/**
 * Splits a sentence where it turns from a remark for the agency to an offer: 'People who cannot lift their dog, we can
 * do a pick-up for £8'.
 */
function splitOffer(text: string, span: Piece, context: StatementContext): Piece[] {
  const sentence = text.slice(span.start, span.end);
  // The reason stays with the instruction: 'Don't write salon, we also shave'.
  if (judgeByRules(sentence, context).kind !== "private" || isForbiddenWithReason(sentence)) return [span];
  // 'Tell us of allergies, we can't promise anything': all of it is for visitors.
  if (judge(sentence, context).proposal === "print") return [span];
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

/**
 * Splits a sentence where it turns from a wish to when its owner can be reached: 'Keep it simple please, ring me after
 * 6'.
 */
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

/**
 * Splits off what is only for the agency at the end of a sentence: 'We are insured, parents always ask about that', and
 * in the answer about customers 'Landlords, most of them live abroad'.
 */
function splitAsideAtEnd(text: string, span: Piece, context: StatementContext): Piece[] {
  const sentence = text.slice(span.start, span.end);
  const match =
    firstMatch(asideAtEnd, sentence) ??
    (context.field === "audience" ? firstMatch(aboutGroup, sentence) : null);
  if (!match || judge(sentence.slice(0, match.index), context).proposal !== "print") return [span];
  return [
    { start: span.start, end: span.start + match.index, isPart: true },
    { start: span.start + match.index + match[0].length, end: span.end, isPart: true },
  ];
}

/** Splits a sentence if it is not a fact only because of its asides. */
export function splitAsides(text: string, span: Piece, context: StatementContext): Piece[] {
  return splitAsideAtEnd(text, span, context).flatMap((piece) => splitInnerAsides(text, piece, context));
}

function splitInnerAsides(text: string, span: Piece, context: StatementContext): Piece[] {
  if (judge(text.slice(span.start, span.end), context).kind === "fact") return [span];
  return splitBrackets(text, span, context)
    .flatMap((piece) => (/[([]/u.test(text[piece.start] ?? "") ? [piece] : splitTurn(text, piece, context)))
    .flatMap((piece) => splitOffer(text, piece, context))
    .flatMap((piece) => splitReachMe(text, piece, context))
    .map((piece) => ({ ...trimmed(text, piece), isPart: piece.isPart }))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

/** Splits a sentence that contains more than a wish with its dictated words. */
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
