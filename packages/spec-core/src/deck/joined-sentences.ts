import type { Spec } from "../spec/schema.ts";
import { wordCount } from "../text/word-count.ts";
import {
  comparesBack,
  elliptical,
  goesOn,
  isNamedBefore,
  lacksLimit,
  leansOnBefore,
  looseJoint,
  namesPerson,
  ofPerson,
  openEnd,
  openJoint,
  saysWhatFor,
  standsAlone,
  standsFor,
} from "./data/joints.ts";
import { capital } from "./fill.ts";

type Statement = Spec["content"]["statements"][number];

/** A printed sentence of the client that can be read on its own. */
export interface Said extends Statement {
  /** The statements that it was made from, as they were printed. */
  readonly sources: readonly string[];
  /** The id of the printed sentence directly before it in the answer; null after one that is not printed. */
  readonly after: string | null;
  /** It was typed in one sentence with the one before, separated only by a comma. */
  readonly isPart?: true;
}

const endMark = /(?:[.!?…:]["'”’)\]]*|\p{Extended_Pictographic}\uFE0F?)$/u;

/** A sentence with a final mark, which a line typed alone often lacks. */
export const ended = (text: string): string =>
  endMark.test(text) ? text : `${text.replace(/[\s,;–-]+$/u, "")}.`;

/**
 * The texts of sentences. Those that were typed as one stay together, because the second half alone may mean something
 * else.
 */
export function textsOf(sentences: readonly Said[]): string[] {
  const texts: string[] = [];
  for (const { text, isPart } of sentences) {
    if (isPart && texts.length > 0) texts.push(`${texts.pop()} ${text}`);
    else texts.push(text);
  }
  return texts;
}

interface Answers {
  readonly statements: readonly Statement[];
  /** A client's answer as typed; empty if the specification does not contain it. */
  readonly answerOf: (field: Statement["field"]) => string;
  /** Whether the statement is for visitors. */
  readonly isWanted: (statement: Statement) => boolean;
  /** Whether it is too short to stand alone and belongs to the sentence before it. */
  readonly isAddition?: (statement: Statement) => boolean;
}

/** The text between two statements on one line of the answer; null if they are not adjacent. */
function between(answer: string, one: Statement, next: Statement): string | null {
  const at = answer.indexOf(one.text);
  const end = at + one.text.length;
  const nextAt = answer.indexOf(next.text, end);
  if (at < 0 || nextAt < 0) return null;
  const gap = answer.slice(end, nextAt);
  return /^[ ,;–—-]*$/u.test(gap) ? gap : null;
}

/** 'I have a B.Mus.', 'with a Ph.D.': the full stop belongs to the word. */
const endsInAbbreviation = /(?<!\p{L})(?:\p{Lu}\p{L}{0,3}\.){1,3}\p{L}{1,4}\.$/u;

/** The words between a sentence's beginning and its continuation; null if `next` does not continue `one`. */
function jointOf(one: Statement | undefined, next: Statement, { answerOf }: Answers): string | null {
  if (one === undefined || one.field !== next.field) return null;
  if (endsInAbbreviation.test(one.text) && /^\p{Ll}/u.test(next.text)) return " ";
  if (endMark.test(one.text)) return null;
  const typed = between(answerOf(one.field), one, next);
  if (typed !== null) return typed;
  return goesOn.test(next.text) ? (/^[,;)]/u.test(next.text) ? "" : " ") : null;
}

/** The words without a conjunction to a sentence that is not printed; null if they mean nothing without it. */
function withoutJoint(text: string): string | null {
  if (saysWhatFor.test(text) || !looseJoint.test(text)) return null;
  return capital(text.replace(looseJoint, ""));
}

/** 'we make it on the sides' after 'We are not making money on brisket,', which is not printed. */
const speaksOf = (text: string, unprinted: Statement): boolean =>
  /,\s*$/u.test(unprinted.text) && /^\p{Ll}/u.test(text) && standsFor.test(text);

/** 'He does small repairs' after 'Cathal looks after the glasses', which is not printed. */
const speaksOfPerson = (text: string, unprinted: Statement): boolean =>
  ofPerson.test(text) && namesPerson.test(unprinted.text);

/** 'That's why we deliver' after a reason that is not printed. */
const saysOf = /^(?:(?:and|but|so),? )?that(?:['’]s| is| was| means)(?!\p{L})/iu;

/** A statement's words as they can be read after one that is not printed; null if they mean nothing without it. */
function readableAlone({ text }: Statement, unprinted: Statement | undefined): string | null {
  if (elliptical.test(text)) return null;
  if (unprinted === undefined) return text;
  if (saysOf.test(text) || comparesBack.test(text) || leansOnBefore(text)) return null;
  if (isNamedBefore(text, unprinted.text)) return null;
  if (speaksOf(text, unprinted) || speaksOfPerson(text, unprinted)) return null;
  if (openJoint.test(text)) return capital(text.replace(openJoint, ""));
  return goesOn.test(text) && !endMark.test(unprinted.text) ? withoutJoint(text) : text;
}

/**
 * Words whose continuation is not printed, without the clause that it would complete; null if the continuation limits
 * them.
 */
function withoutRest(text: string, index: number, answers: Answers): string | null {
  const { statements, isWanted, answerOf } = answers;
  const [one, next] = statements.slice(index, index + 2);
  if (!one || !next || isWanted(next) || endMark.test(text)) return text;
  if (between(answerOf(one.field), one, next) === null) return text;
  return lacksLimit.test(text) ? null : text.replace(openEnd, "");
}

// A longer text was typed without full stops and is more than one sentence.
const sentenceWordsMax = 40;
/**
 * A sentence with its continuation, or with the next sentence, which needs it to be understood; null if `next` is
 * neither.
 */
function withNext(one: Said, next: Statement, joint: string | null): Said | null {
  const isRest = joint !== null && wordCount(one.text) + wordCount(next.text) <= sentenceWordsMax;
  if (!isRest && !elliptical.test(next.text)) return null;
  const text = isRest ? `${one.text}${joint}${next.text}` : `${ended(one.text)} ${next.text}`;
  return { ...one, text, sources: [...one.sources, next.text] };
}

/** A sentence with a few words that depend on it: 'Cats too.' */
const withAddition = (one: Said, next: Statement): Said => ({
  ...one,
  text: `${ended(one.text)} ${next.text}`,
  sources: [...one.sources, next.text],
});

/** '(can you word that better)' */
const remark = /^\([^()]{1,200}\)[.,;]?$/u;

/**
 * The printed sentences in the client's order, each readable on its own: a continuation is joined to its beginning, and
 * 'It isn't.' to what it answers. Words that only make sense with unprinted ones are left out.
 */
export function joinedSentences(answers: Answers): Said[] {
  const { statements, isWanted, isAddition = () => false } = answers;
  const found: Said[] = [];
  let last: Said | null = null;
  let before: Statement | undefined;
  statements.forEach((statement, index) => {
    const isFirst = before?.field !== statement.field;
    // A remark to the agency in brackets parts no sentences.
    if (!isFirst && !isWanted(statement) && remark.test(statement.text)) return;
    const previous = before;
    before = statement;
    if (!isWanted(statement) || isFirst) last = null;
    if (!isWanted(statement)) return;
    if (isAddition(statement) && !standsAlone.test(statement.text)) {
      if (!last) return;
      found.pop();
      last = withAddition(last, statement);
      found.push(last);
      return;
    }
    const joined = last && withNext(last, statement, jointOf(previous, statement, answers));
    const own = joined?.text ?? readableAlone(statement, last || isFirst ? undefined : previous);
    const text = own === null ? null : withoutRest(own, index, answers);
    const one = joined ?? { ...statement, sources: [statement.text], after: last?.id ?? null };
    last = text === null ? null : { ...one, text };
    if (joined && last) found.pop();
    if (last) found.push(last);
  });
  return found;
}
