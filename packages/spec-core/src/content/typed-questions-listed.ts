import type { Span } from "./place.ts";

/**
 * An item of a list of questions from visitors, with its place in the text. Without an answer, it is only a question;
 * without a question too, it is a remark.
 */
export interface ListedItem extends Span {
  readonly question: string;
  readonly answer: string;
}

/** The beginnings of questions in a list that is announced as one, where clients ask nothing themselves. */
const beginsQuestion =
  /^(?:(?:do|does|did|can|could|may|is|are|am|will|would|must|should|have|has|shall) \p{L}|(?:what|how|when|where|why|which|who|any(?:where|one|thing)?)(?:['’]s)?(?!\p{L}))/iu;

/** One to three words that stand for a question: 'dogs', 'access', 'gift vouchers'. */
const topic =
  /^(?!(?:my|our|we|i|you|it|they|he|she|no|not|yes|please|pls|and|but|so|if|also|see|ask|check|maybe|don['’]?t|will|only|except)(?!\p{L}))\p{L}[\p{L}'’/&-]{1,20}(?: [\p{L}'’/&-]{1,20}){0,2}$/iu;

/** Where a question ends and its answer begins: at a bracket, a dash, a question mark, or a comma before 'yes' or 'no'. */
const marker =
  /\(([^()\n]{2,400})\)(?:[ \t]*\?)?|[ \t][-–—][ \t]|\?[ \t]*\(([^()\n]{2,400})\)|\?[ \t]+|,[ \t]+(?=(?:yes|yep|yeah|no|nope)(?!\p{L}))/giu;
/** The same in a line of its own, where a colon ends a topic: 'parking: behind the shop'. */
const colon = /:[ \t]+/u;

const joint = /[,;.][ \t]+(?:and[ \t]+)?|[ \t]+and[ \t]+/giu;
const isTopic = (text: string): boolean => topic.test(text);

/** Whether words begin as a question in such a list. */
export const isQuestion = (text: string): boolean => beginsQuestion.test(text);

/** Whether words in such a list are a question without brackets, or a topic that stands for one. */
export const isAsked = (text: string): boolean => isTopic(text) || (isQuestion(text) && !/[()]/u.test(text));
const questionMax = 140;

/** The beginnings of the parts of a text between its commas. */
const partsOf = (text: string): number[] => [
  0,
  ...[...text.matchAll(joint)].map(({ index, 0: sign }) => index + sign.length),
];

/** The start of the question at the end of a text: after the last comma before words that ask, or before a topic. */
function questionAtEnd(text: string, mayBeTopic: boolean): number | undefined {
  const starts = partsOf(text).toReversed();
  const asks = starts.find((start) => isQuestion(text.slice(start)));
  if (asks !== undefined) return text.length - asks <= questionMax ? asks : undefined;
  const named = starts.findLast(
    (start) =>
      /(?:^|[,;.][ \t]+(?:and[ \t]+)?)$/iu.test(text.slice(0, start)) && isTopic(text.slice(start).trim()),
  );
  return mayBeTopic ? named : undefined;
}

/** A question or an answer without the marks around it. */
const bare = (text: string): string => text.replace(/^[\s,;.–—-]+(?:and[ \t]+)?|[\s,;:?–—-]+$/giu, "");

/** What stands between the answered questions: questions without an answer, or a remark. */
function between(text: string, { start, end }: Span): ListedItem[] {
  const words = text.slice(start, end);
  if (/^[^\p{L}\p{N}]*(?:and)?[^\p{L}\p{N}]*$/iu.test(words)) return [];
  const asked = bare(words);
  const parts = asked.split(/[,;?][ \t]*(?:and[ \t]+)?/iu).filter((part) => part !== "");
  const areQuestions = parts.every((part) => isTopic(part) || isQuestion(part));
  return [{ start, end, question: areQuestions ? asked : "", answer: "" }];
}

interface Mark extends Span {
  /** The answer in the bracket; undefined at a mark before the answer. */
  readonly inside: string | undefined;
  readonly mayFollowTopic: boolean;
}

function marksIn(text: string, isLine: boolean): Mark[] {
  const marks = [...text.matchAll(marker)].map((match): Mark => {
    const { 0: sign, 1: inBracket, 2: afterMark, index } = match;
    return {
      start: index,
      end: index + sign.length,
      inside: inBracket ?? afterMark,
      mayFollowTopic: !sign.startsWith(","),
    };
  });
  const first = isLine ? colon.exec(text) : null;
  return first === null
    ? marks
    : [
        ...marks,
        { start: first.index, end: first.index + first[0].length, inside: undefined, mayFollowTopic: true },
      ].toSorted((a, b) => a.start - b.start);
}

/** Where an answer after a mark ends: before the next question, or with the text. */
function endOfAnswer(text: string, from: number, marks: readonly Mark[]): number {
  for (const mark of marks) {
    if (mark.start < from) continue;
    const next = questionAtEnd(
      text.slice(from, mark.start),
      mark.inside === undefined && mark.mayFollowTopic,
    );
    if (next !== undefined && next > 0) return from + next;
  }
  return text.length;
}

/**
 * The items of a list of questions without the words that announce it: 'dogs (yes), cards - all but Amex, when are you
 * open'. `isLine`: it is one line of a list.
 */
export function listedItems(text: string, { isLine = false } = {}): readonly ListedItem[] {
  const marks = marksIn(text, isLine);
  const items: ListedItem[] = [];
  let from = 0;
  for (const mark of marks) {
    if (mark.start < from) continue;
    const head = text.slice(from, mark.start);
    const at = questionAtEnd(head, mark.mayFollowTopic);
    if (at === undefined) continue;
    const start = from + at;
    const end = mark.inside === undefined ? endOfAnswer(text, mark.end, marks) : mark.end;
    const answer = bare(mark.inside ?? text.slice(mark.end, end));
    if (answer === "") continue;
    items.push(...between(text, { start: from, end: start }), {
      start,
      end,
      question: bare(text.slice(start, mark.start)),
      answer,
    });
    from = end;
  }
  return [...items, ...between(text, { start: from, end: text.length })];
}
