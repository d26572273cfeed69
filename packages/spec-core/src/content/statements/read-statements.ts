import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import { isNoAnswer } from "../../onboarding/no-answer.ts";
import { type Statement, statementFields } from "../statement.ts";
import { textId } from "../text-id.ts";
import { splitAsides } from "./asides.ts";
import { dictation } from "./dictation.ts";
import { englishCues } from "./english/cues.ts";
import { type Findings, findingsOf } from "./findings.ts";
import { judge, type Setting, type Verdict } from "./judge.ts";
import { isForeign } from "./languages.ts";
import { countPhrases, phraseIndex } from "./phrases.ts";
import { splitRunOn } from "./run-ons.ts";
import { type Piece, splitSentences, trimmed } from "./split-sentences.ts";
import { wordsOf } from "./words.ts";

// 'He is not to be mentioned', 'That was March': what it is about stands in the sentence before.
const lookingBack =
  /^["'(^]*\s*(?:he|she|they|it|it's|its|he's|she's|they're|this|that|that's|thats|these|those|his|her|their|him|them|which|who|so|but|because|otherwise|therefore|then|and|not for|leave (?:this|that|it)|keep (?:this|that|it)|(?:please |pls )?(?:don't|dont|do not) (?:print|mention|write|publish|put|use|say|show|share) (?:this|that|it|them|these))\b/iu;

// '14 Mill Lane. It is my home': what stands before is somebody's own.
const ownsIt =
  /^["'(^]*\s*(?:it|that|this)(?:\s?['’]?s|\s+is|\s+was)\s+(?:also\s+|actually\s+|just\s+|only\s+)?(?:my|our|his|her)\s+(?:\p{L}+\s+)?(?:home|house|flat|mother|father|parents|wife|husband|son|daughter|private|personal|own|mobile|cell)\b/iu;

const closing =
  /^(?:(?:many|kind|kindest|best|warm|warmest|with|all the)\s+)*(?:regards|wishes|best|cheers|thanks|thank you|thx|greetings|sincerely|yours|love|bye|ciao|saludos|grüße|gruß|cordialement|bisous)(?:\s+(?:truly|sincerely|faithfully|in advance|again|so much|a lot|very much|from \p{L}+))?[\s,.!–-]*$/iu;
const longestSignature = 4;
const signatureLines = 3;

const keep: Verdict = { kind: "unsure", proposal: "keep" };
const hidden: Verdict = { kind: "private", proposal: "keep" };
const ask: Verdict = { kind: "unsure", proposal: "print" };

const isAgainst = (one: Judged | undefined): boolean =>
  one?.isPart === true && (one.verdict.kind === "private" || one.verdict.kind === "wish");

interface Judged extends Piece {
  readonly text: string;
  readonly verdict: Verdict;
  readonly asksForSilence: boolean;
}

function judged(answer: string, piece: Piece, setting: Setting): Judged {
  const { start, end } = trimmed(answer, piece);
  const text = answer.slice(start, end);
  const asksForSilence = setting.look(text).silence > 0;
  return { ...piece, start, end, text, verdict: judge(text, setting), asksForSilence };
}

/** Takes back what a neighbour speaks about: 'His number is …' behind gossip, 'That is not for the site' behind a fact. */
function regardingNeighbours(list: readonly Judged[]): Judged[] {
  return list.map((one, index) => {
    const before = list[index - 1];
    const after = list[index + 1];
    const belongsToSecret = before?.verdict.kind === "private" && lookingBack.test(one.text);
    const isTakenBack =
      after !== undefined &&
      ((after.asksForSilence && lookingBack.test(after.text)) || (after.verdict.proposal === "keep" && ownsIt.test(after.text)));
    const signs = list.slice(Math.max(0, index - signatureLines), index).some(({ text }) => closing.test(text));
    if (signs && one.text.split(/\s+/u).length <= longestSignature && !/\d|@/.test(one.text))
      return { ...one, verdict: hidden };
    if (one.verdict.proposal === "keep") return one;
    if (belongsToSecret || isTakenBack) return { ...one, verdict: keep };
    // Where talk and fact run on without a mark, the cut between them is a guess.
    return one.isPart && (isAgainst(before) || isAgainst(after)) ? { ...one, verdict: ask } : one;
  });
}

/** Whether what stands around the dictated words asks for silence, or is talk without any wish. */
function isHushed(text: string, around: string): boolean {
  const { silence, private: talk } = findingsOf(around, englishCues);
  return silence > 0 || (talk > 1 && findingsOf(text, englishCues).wish === 0);
}

/** The statement, and behind it the one that it dictates. */
function withDictated(statement: Statement, mayDictate: boolean): Statement[] {
  const { id, field, text } = statement;
  const dictated = mayDictate ? dictation(text) : undefined;
  if (!dictated || isHushed(text, dictated.around)) return [statement];
  const { words } = dictated;
  return [
    { ...statement, kind: "wish", proposal: "keep" },
    { ...statement, id: textId(field, words), text: words, kind: "fact", proposal: "print", dictatedBy: id },
  ];
}

function statementsOf(answer: string, setting: Setting): Statement[] {
  const { field } = setting;
  const seen = new Set<string>();
  const list = splitSentences(answer)
    .flatMap((span) => splitRunOn(answer, span))
    .flatMap((span) => splitAsides(answer, span, setting))
    .map((span) => judged(answer, span, setting));
  return regardingNeighbours(list).flatMap(({ start, end, text, verdict }) => {
    const id = textId(field, text);
    if (seen.has(id)) return [];
    seen.add(id);
    const mayDictate = field !== "onlyForUs" && verdict.kind !== "fact" && !isNoAnswer(text);
    return withDictated({ id, field, text, start, end, ...verdict }, mayDictate);
  });
}

const introductionLength = 300;

/** Whether this is the form of a photographer, a printer, a web designer and their like. */
function sellsSiteThings({ businessName, niche, description }: OnboardingFormData): boolean {
  const words = wordsOf(`${businessName}. ${niche}. ${description.slice(0, introductionLength)}`);
  return countPhrases(phraseIndex(new Map([["siteTrade", englishCues.siteTrade]])), words).size > 0;
}

/** Findings are asked for again while a sentence is taken apart. */
function memorized(): (text: string) => Findings {
  const known = new Map<string, Findings>();
  return (text) => {
    const found = known.get(text) ?? findingsOf(text, englishCues);
    known.set(text, found);
    return found;
  };
}

/** Splits every answer in sentences and tells what each is (rules first; the client's own choices are not regarded here). */
export function readStatements(form: OnboardingFormData): Statement[] {
  const trade = sellsSiteThings(form);
  return statementFields.flatMap((field) =>
    statementsOf(form[field], {
      field,
      sellsSiteThings: trade,
      isForeign: isForeign(wordsOf(form[field])),
      look: memorized(),
    }),
  );
}
