import { wordCount } from "../../text/word-count.ts";
import { firstNames } from "../facts/people/data/first-names.ts";
import { firstMatch, matches } from "../regex-prefilter/prefiltered-match.ts";
import type { StatementField } from "../statement.ts";
import { countEnglishCues } from "./cue-counts.ts";
import { isDemand } from "./demands.ts";
import { dictation } from "./dictation.ts";
import { limitsWish } from "./english/asked-of-site.ts";
import { letterClosing, titleInSignature } from "./english/letter-closings.ts";
import { correctsBefore, limitsCustomers, limitsInBracket } from "./english/limits.ts";
import { allowsQuotation, limitsPermission, withholdsWords } from "./english/permission.ts";
import {
  actsOnPrevious,
  announcesContact,
  emptySubject,
  notTrueYet,
  onlyContact,
  priceNow,
  refersToPrevious,
  refusesPrices,
  saysItIsPersonal,
  unwantedWord,
  wantsOfSite,
  wantsPrevious,
  wordingLeftOpen,
} from "./english/references.ts";
import {
  doubtsWithdraw,
  limitOfPromise,
  previousForYou,
  saysPrevious,
  withdrawsPrevious,
} from "./english/told-afterwards.ts";
import { reachesMe } from "./english/turns.ts";
import { howToWanted, instruction } from "./english/uncertain.ts";
import { wordsBeforeQuotation } from "./quotations.ts";
import { isSignedRemark } from "./signed-remarks.ts";
import { isSmallTalk } from "./small-talk.ts";
import type { Piece } from "./split-sentences.ts";
import { doubtful, hidden, likely, type Verdict, wish } from "./verdict.ts";

const longestSignature = 4;
const signatureLines = 3;

const endsSentence = /[.!?…]["')\]]*\s*$/u;

/** The texts of the pieces after this one, up to the end of their sentence. */
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
  restOf(list, index).some((text) => notTrueYet.test(text));

/**
 * Whether the rest of the sentence limits what may be printed of it or what customers may do, or says that it is not
 * true yet.
 */
const isWithheldByRest = (list: readonly Judged[], index: number): boolean =>
  isUnfinished(list, index) ||
  restOf(list, index).some((text) => matches(limitsPermission, text)) ||
  (isCutAtMark(list, index) && isKeptLimit(list[index + 1]));

/** Whether a piece was cut from the next one at a comma or a dash, and not at a guess in a text without punctuation. */
const isCutAtMark = (list: readonly Judged[], index: number): boolean => {
  const [one, next] = [list[index], list[index + 1]];
  return (
    one?.isPart === true &&
    next?.isPart === true &&
    !endsSentence.test(one.text) &&
    next.start - one.end > 1 &&
    !/^so(?!\p{L})/iu.test(next.text)
  );
};

/** Whether a withheld piece forbids customers something that the words before it invite to: '(please never by post)'. */
const isKeptLimit = (one: Judged | undefined): boolean =>
  one?.verdict.proposal === "keep" && matches(limitsCustomers, one.text);

const isNotForVisitors = (one: Judged | undefined): boolean =>
  one?.isPart === true && (one.verdict.kind === "private" || one.verdict.kind === "wish");

/** Words that cannot end a sentence; below, words that cannot begin one. */
const endsInTheMiddle =
  /(?<!\p{L})(?:of|from|with|in|at|to|for|by|the|an?|our|my|your|his|her|their|and|or|but|than|as|if|when|because|which|who|that)$/iu;
const beginsInTheMiddle =
  /^(?:of|than|which|whose|whom|because|or|not|never|only|unless|except|(?:but|though|although) (?:not|only|never))(?!\p{L})/iu;

/** Whether a split without punctuation left a fragment: 'orders were on a pad and on my'. */
const isTorn = (one: Judged, before: Judged | undefined, after: Judged | undefined): boolean =>
  one.isPart &&
  ((after?.isPart === true && endsInTheMiddle.test(one.text)) ||
    (before?.isPart === true &&
      !endsSentence.test(before.text) &&
      (endsInTheMiddle.test(before.text) || beginsInTheMiddle.test(one.text))));

/** A condition in words without punctuation, which may belong to those before or after it. */
const conditionInside = /^[^,;:()–—]+ (?:if|when|whenever|unless|provided) [^,;:()–—]+$/iu;

const cutBracket = /^[([].*[)\]],?$/u;

/**
 * Whether a bracket was split off from a sentence that continues after it: 'Open Monday (my wife is off) to Friday'.
 */
const goesOnAfter = (answer: string, bracket: Judged | undefined, rest: Judged | undefined): boolean =>
  bracket !== undefined &&
  rest !== undefined &&
  cutBracket.test(bracket.text) &&
  !answer.slice(bracket.end, rest.start).includes("\n") &&
  /^[\p{Ll}\d]/u.test(rest.text);

/** Whether a piece is one of the halves around such a bracket. Before a comma, the first half is complete. */
function isHalfAtBracket(answer: string, list: readonly Judged[], index: number): boolean {
  const [first, bracket, one, next, rest] = [-2, -1, 0, 1, 2].map((step) => list[index + step]);
  const isRest = goesOnAfter(answer, bracket, one) && first !== undefined && !endsSentence.test(first.text);
  const isFirst =
    goesOnAfter(answer, next, rest) && !next?.text.endsWith(",") && !endsSentence.test(one?.text ?? "");
  return isRest || isFirst;
}

/** Whether a doubtful sentence is an instruction for using a product: 'Boil till they float'. */
const isInstruction = ({ text, verdict, asksForSecrecy }: Judged): boolean =>
  verdict.kind === "unsure" && !asksForSecrecy && instruction.test(text);

/** A piece of an answer with the verdict by its own words. */
export interface Judged extends Piece {
  readonly text: string;
  readonly verdict: Verdict;
  readonly asksForSecrecy: boolean;
}

/** Whether a line is only a name: 'Marlene Fitch'. */
function isName(text: string): boolean {
  const [first = "", ...others] = text.replace(/[.,!]+$/u, "").split(/\s+/u);
  return (
    firstNames.has(first.toLowerCase()) &&
    others.length < signatureLines &&
    others.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word))
  );
}

const isClosing = ({ text }: Judged): boolean => matches(letterClosing, text);

/** Whether a short line belongs to a signature: it follows a closing, is only a name, or is a title after one. */
function isSignature(list: readonly Judged[], index: number): boolean {
  const { text = "" } = list[index] ?? {};
  if (/\d|@/.test(text)) return false;
  const before = list.slice(Math.max(0, index - signatureLines), index);
  const last = before.at(-1)?.text ?? "";
  if ((isName(last) || before.some(isClosing)) && titleInSignature.test(text)) return true;
  if (wordCount(text) > longestSignature) return false;
  return isName(text) || (isName(last) && index > 1) || before.some(isClosing);
}

const isWithdrawn = (after: string, field: StatementField): boolean =>
  matches(withdrawsPrevious, after) || (field === "contentNotes" && matches(previousForYou, after));

function isWithdrawnBy(after: Judged | undefined): boolean {
  if (!after) return false;
  const { text, asksForSecrecy, verdict } = after;
  return (
    matches(doubtsWithdraw, text) ||
    (asksForSecrecy && matches(refersToPrevious, text)) ||
    (verdict.proposal === "keep" && matches(saysItIsPersonal, text))
  );
}

/**
 * Whether a sentence may be printed because the next one asks for it; a limit of what the business promises ('we can't
 * promise …') only sounds like a secret.
 */
const maySay = ({ text, verdict }: Judged): boolean => {
  const { secrecy, private: privateCues, siteThing } = countEnglishCues(text.replace(limitOfPromise, "we"));
  return secrecy === 0 && (verdict.kind !== "private" || privateCues + siteThing === 0);
};

/** In characters. A longer text without full stops is about several things. */
const longestThing = 200;

/**
 * Joins a wish with the rest of its sentence: 'One from the newspaper, I think we may not just use it', 'something
 * about the grant but I am not sure it still runs', 'put something about that (it's not, mostly)'. Without the doubt,
 * the builder would carry out the wish; without its answer, nobody could. 'Should say so.' is joined with what it is about.
 */
export function wholeWishes(answer: string, list: readonly Judged[]): Judged[] {
  const whole: Judged[] = [];
  for (const one of list) {
    const before = whole.at(-1);
    const isRest =
      before?.verdict.kind === "wish" &&
      ((before.isPart && one.isPart) || cutBracket.test(one.text)) &&
      one.verdict.kind === "unsure" &&
      one.verdict.proposal === "keep" &&
      !endsSentence.test(before.text) &&
      !matches(reachesMe, one.text);
    // 'Could members have the recordings? If that costs too much leave it for later.'
    const isLimit =
      before?.verdict.kind === "wish" && one.verdict.proposal === "keep" && matches(limitsWish, one.text);
    // '"It holds." Mrs Holt. She is happy for you to use it.'
    const isPermission =
      before !== undefined &&
      wordsBeforeQuotation(before.text) !== undefined &&
      before.verdict.kind === "wish" &&
      matches(allowsQuotation, one.text);
    // 'The stairs are steep, I bring things down to the door. Should say so.'
    const isAboutPrevious =
      before !== undefined &&
      one.verdict.kind === "wish" &&
      matches(saysPrevious, one.text) &&
      maySay(before) &&
      before.text.length <= longestThing;
    if (isAboutPrevious)
      whole[whole.length - 1] = {
        ...one,
        start: before.start,
        text: answer.slice(before.start, one.end),
      };
    else if (before && (isRest || isLimit || isPermission))
      whole[whole.length - 1] = {
        ...before,
        end: one.end,
        text: answer.slice(before.start, one.end),
        asksForSecrecy: before.asksForSecrecy || one.asksForSecrecy,
      };
    else whole.push(one);
  }
  return whole;
}

/**
 * The subject of a wish in the words before it in its sentence: 'Council fees are separate, so I'd like it said
 * clearly'. Undefined if the wish names its subject itself, or if those words are private.
 */
export function thingBeforeWish(list: readonly Judged[], index: number): Judged | undefined {
  const wish = list[index];
  const before = list[index - 1];
  if (wish?.verdict.kind !== "wish" || !before || before.verdict.kind === "private") return undefined;
  if (before.verdict.kind === "wish") return undefined;
  // A sentence of its own: 'This must be clear, because people ask every day.'
  if (isDemand(wish)) return before.text.length <= longestThing ? before : undefined;
  const isCut = (wish.isPart || /^[([]/u.test(wish.text)) && before.text.length <= longestThing;
  const isAboutIt =
    isCut &&
    matches(wantsOfSite, wish.text) &&
    matches(wantsPrevious, wish.text.replace(emptySubject, "")) &&
    dictation(wish.text) === undefined;
  return isAboutIt && !endsSentence.test(before.text) ? before : undefined;
}

/** Whether a sentence only gives the price that the one before it asks to leave out: 'Leave it off. Currently £85.' */
export const isRefusedPriceAfter = (before: string, text: string): boolean =>
  matches(refusesPrices, before) && matches(priceNow, text);

/** The words that a sentence does not want written: 'organic' of 'please don't write organic'. */
const unwantedIn = ({ text, verdict }: Judged): string =>
  verdict.proposal === "keep" ? (firstMatch(unwantedWord, text)?.[1] ?? "").toLowerCase() : "";

/** Whether a sentence uses words that its neighbour does not want written. */
const isUnwantedBy = (one: Judged, neighbour: Judged | undefined): boolean => {
  const word = neighbour === undefined ? "" : unwantedIn(neighbour);
  return word !== "" && new RegExp(`(?<!\\p{L})${word}`, "iu").test(one.text);
};

/** Whether a sentence announces a number that is withheld: 'The night number is for floods. That's 07700 900123.' */
const announcesWithheld = (one: Judged, after: Judged | undefined): boolean =>
  after?.verdict.proposal === "keep" &&
  matches(announcesContact, one.text) &&
  matches(onlyContact, after.text);

/**
 * Withholds sentences because of the one before or after: 'His number is …' after a private remark, a fact before 'That
 * is not for the site'.
 */
export function regardingNeighbours(
  answer: string,
  list: readonly Judged[],
  field: StatementField,
): Judged[] {
  return list.map((one, index) => {
    const before = list[index - 1];
    const after = list[index + 1];
    // A wish can also be about a secret: 'Do not put my home address on the site. It is above the shop.'
    const belongsToSecret =
      ((before?.verdict.kind === "private" && !isSmallTalk(before.text)) ||
        (before?.verdict.kind === "wish" && before.asksForSecrecy)) &&
      matches(refersToPrevious, one.text);
    const isRefusedPrice =
      before?.verdict.proposal === "keep" &&
      matches(refusesPrices, before.text) &&
      matches(priceNow, one.text);
    if (matches(wordingLeftOpen, one.text)) return { ...one, verdict: wish };
    // 'How to cook them should be on there. Boil till they float.'
    if (before && howToWanted.test(before.text) && isInstruction(one)) return { ...one, verdict: likely };
    if (before?.verdict.kind === "wish" && one.isPart && matches(reachesMe, one.text))
      return { ...one, verdict: hidden };
    if (one.verdict.kind !== "wish" && after && isWithdrawn(after.text, field))
      return { ...one, verdict: hidden };
    if (one.verdict.proposal === "keep") return one;
    if (isSignature(list, index)) return { ...one, verdict: doubtful };
    // An undecided bracket withholds the words before it: 'We work for the cathedral [ask them first]'.
    const isWithheldByBracket =
      after?.verdict.proposal === "keep" &&
      (/[([]\s*$/u.test(one.text) ||
        (/^[([]/u.test(after.text) &&
          !endsSentence.test(one.text) &&
          (withholdsWords.test(after.text) ||
            correctsBefore.test(after.text) ||
            isSignedRemark(after.text) ||
            (after.text.endsWith(",") && limitsInBracket.test(after.text)) ||
            isKeptLimit(after))));
    if (
      belongsToSecret ||
      isRefusedPrice ||
      announcesWithheld(one, after) ||
      isUnwantedBy(one, after) ||
      isUnwantedBy(one, before) ||
      isWithheldByBracket ||
      isWithdrawnBy(after) ||
      isWithheldByRest(list, index) ||
      isHalfAtBracket(answer, list, index) ||
      isTorn(one, before, after)
    )
      return { ...one, verdict: doubtful };
    if (one.verdict.kind === "fact" && before?.verdict.kind !== "fact" && matches(actsOnPrevious, one.text))
      return { ...one, verdict: likely };
    // Without punctuation, the boundary between a private remark and a fact is a guess, and so is what a condition is about.
    return one.isPart &&
      (isNotForVisitors(before) || isNotForVisitors(after) || conditionInside.test(one.text))
      ? { ...one, verdict: likely }
      : one;
  });
}
