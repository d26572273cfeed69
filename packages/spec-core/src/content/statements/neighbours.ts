import { firstNames } from "../facts/data/first-names.ts";
import { matches } from "../sieve.ts";
import { holdsBack, permission, type Verdict } from "./judge.ts";
import type { Piece } from "./split-sentences.ts";

// 'He is not to be mentioned', 'That was March': its subject is in the sentence before.
const lookingBack =
  /^["'(^]*\s*(?:he|she|they|it|it's|its|he's|she's|they're|this|that|that's|thats|these|those|his|her|their|him|them|which|who|so|but|because|otherwise|therefore|then|and|not for|leave (?:this|that|it)|keep (?:this|that|it)|(?:please |pls )?(?:don't|dont|do not) (?:print|mention|write|publish|put|use|say|show|share) (?:this|that|it|them|these))\b|^(?:please |pls |but |so )?(?:don't|dont|do not) (?:print|mention|write|publish|say|share)[.!]*$/iu;

// '14 Mill Lane. It is my home': the words before are private.
const ownsIt =
  /^["'(^]*\s*(?:it|that|this)(?:\s?['’]?s|\s+is|\s+was)\s+(?:also\s+|actually\s+|just\s+|only\s+)?(?:my|our|his|her)\s+(?:\p{L}+\s+)?(?:home|house|flat|mother|father|parents|wife|husband|son|daughter|private|personal|own|mobile|cell)\b/iu;

const closing =
  /^(?:(?:many|kind|kindest|best|warm|warmest|with|all the)\s+)*(?:regards|wishes|best|cheers|thanks|thank you|thx|greetings|sincerely|yours|love|bye|ciao|saludos|grüße|gruß|cordialement|bisous)(?:\s+(?:truly|sincerely|faithfully|in advance|again|so much|a lot|very much|from \p{L}+))?[\s,.!–-]*$/iu;
const longestSignature = 4;
const signatureLines = 3;

const endsSentence = /[.!?…]["')\]]*\s*$/u;

/** 'Do say we have a fire plan, … but I have to write it down first': not true yet. */
const unfinished =
  /(?<!\p{L})(?:(?:i|we) (?:still |only |just )?(?:have|need|['’]ve got|got) to (?:write|check|ask|find|get|make|finish|do|learn|buy|take|pass|renew|look)(?!\p{L}).{0,30}(?<!\p{L})first(?!\p{L})|not (?:written|finished|ready|done|signed|approved) yet|(?:isn['’]?t|aren['’]?t|is not|are not) (?:written|finished|ready|signed|approved) yet)/iu;

/** The pieces behind a cut, up to the end of their sentence. */
function restOf(list: readonly Judged[], index: number): string[] {
  const rest: string[] = [];
  for (
    let at = index;
    at + 1 < list.length && list[at]?.isPart && !endsSentence.test(list[at]?.text ?? "");
    at++
  )
    rest.push(list[at + 1]?.text ?? "");
  return rest;
}

/** Whether the rest of a piece's sentence says that it is not true yet. */
export const isUnfinished = (list: readonly Judged[], index: number): boolean =>
  restOf(list, index).some((text) => unfinished.test(text));

/** Whether the rest of the sentence says which words of it may be printed, or that they are not true yet. */
const isHeldByRest = (list: readonly Judged[], index: number): boolean =>
  isUnfinished(list, index) || restOf(list, index).some((text) => matches(permission, text));

const keep: Verdict = { kind: "unsure", proposal: "keep" };
const ask: Verdict = { kind: "unsure", proposal: "print" };

const isAgainst = (one: Judged | undefined): boolean =>
  one?.isPart === true && (one.verdict.kind === "private" || one.verdict.kind === "wish");

/** A piece of an answer and what it is by its own words. */
export interface Judged extends Piece {
  readonly text: string;
  readonly verdict: Verdict;
  readonly asksForSilence: boolean;
}

const wordCount = (text: string): number => text.split(/\s+/u).length;

/** 'Marlene Fitch' on its own line. */
function isName(text: string): boolean {
  const [first = "", ...others] = text.replace(/[.,!]+$/u, "").split(/\s+/u);
  return (
    firstNames.has(first.toLowerCase()) &&
    others.length < signatureLines &&
    others.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word))
  );
}

/** Whether a short line belongs to a signature: after a closing, only a name, or a title after one. */
function isSignature(list: readonly Judged[], index: number): boolean {
  const { text = "" } = list[index] ?? {};
  if (wordCount(text) > longestSignature || /\d|@/.test(text)) return false;
  const before = list.slice(Math.max(0, index - signatureLines), index);
  const last = before.at(-1)?.text ?? "";
  return (
    isName(text) || (isName(last) && index > 1) || before.some(({ text: line }) => matches(closing, line))
  );
}

function isTakenBack(after: Judged | undefined): boolean {
  if (!after) return false;
  const { text, asksForSilence, verdict } = after;
  return (
    (asksForSilence && matches(lookingBack, text)) || (verdict.proposal === "keep" && matches(ownsIt, text))
  );
}

/**
 * A wish with the rest of its sentence: 'One from the newspaper, I think we may not just use it', 'something about the
 * grant but I am not sure it still runs'. A wish without its doubt would be met.
 */
export function wholeWishes(answer: string, list: readonly Judged[]): Judged[] {
  const whole: Judged[] = [];
  for (const one of list) {
    const before = whole.at(-1);
    const isRest =
      before?.isPart &&
      one.isPart &&
      before.verdict.kind === "wish" &&
      one.verdict.kind === "unsure" &&
      one.verdict.proposal === "keep" &&
      !endsSentence.test(before.text);
    if (isRest)
      whole[whole.length - 1] = {
        ...before,
        end: one.end,
        text: answer.slice(before.start, one.end),
        asksForSilence: before.asksForSilence || one.asksForSilence,
      };
    else whole.push(one);
  }
  return whole;
}

/** Withholds sentences because of a neighbour: 'His number is …' after gossip, a fact before 'That is not for the site'. */
export function regardingNeighbours(list: readonly Judged[]): Judged[] {
  return list.map((one, index) => {
    const before = list[index - 1];
    const after = list[index + 1];
    const belongsToSecret = before?.verdict.kind === "private" && matches(lookingBack, one.text);
    if (one.verdict.proposal === "keep") return one;
    if (isSignature(list, index)) return { ...one, verdict: keep };
    // 'We work for the cathedral [ask them first]': an undecided bracket withholds the words before it.
    const isHeldBack =
      after?.verdict.proposal === "keep" &&
      (/[([]\s*$/u.test(one.text) || (/^[([]/u.test(after.text) && holdsBack.test(after.text)));
    if (belongsToSecret || isHeldBack || isTakenBack(after) || isHeldByRest(list, index))
      return { ...one, verdict: keep };
    // Where talk and fact run on without a mark, the cut between them is a guess.
    return one.isPart && (isAgainst(before) || isAgainst(after)) ? { ...one, verdict: ask } : one;
  });
}
