import { wordCount } from "../../text/word-count.ts";
import type { Span } from "../place.ts";
import { matches } from "../regex-prefilter/prefiltered-match.ts";
import { isBulleted, withoutCounter } from "./bullets.ts";
import { countEnglishCues } from "./cue-counts.ts";
import {
  bareContractions,
  endsRefusals,
  headingForVisitors,
  headingOfRefusals,
  instructsCustomers,
  notNeutral,
} from "./english/headings.ts";
import { tellsOnSomebody } from "./english/notes-to-builder.ts";
import { hurts } from "./english/uncertain.ts";
import type { Judged } from "./neighbours.ts";
import { trimmed } from "./split-sentences.ts";
import { doubtful, hidden, likely, type Verdict } from "./verdict.ts";

const isPlainlyPrivate = ({ text, verdict, asksForSecrecy }: Judged): boolean =>
  verdict.kind === "wish" || asksForSecrecy || matches(hurts, text) || matches(tellsOnSomebody, text);

/** In words. A longer item may say anything. */
const longestNeutral = 6;

/** The verdict on a withheld item of a list for visitors: asked about, and proposed only if it is short and neutral. */
function ofItem(one: Judged): Verdict {
  if (isPlainlyPrivate(one)) return one.verdict;
  const { private: privateCues, undecided, siteThing, foreign } = countEnglishCues(one.text);
  return one.verdict.kind === "private" ||
    privateCues + undecided + siteThing + foreign > 0 ||
    wordCount(one.text) > longestNeutral ||
    matches(notNeutral, one.text)
    ? doubtful
    : likely;
}

/** Whether a span is alone on its line. */
const isLine = (answer: string, { start, end }: Span): boolean =>
  /(?:^|\n)[^\n\p{L}\p{N}]{0,10}$/u.test(answer.slice(Math.max(0, start - 10), start)) &&
  /^[ \t]*(?:\r?\n|$)/u.test(answer.slice(end, end + 10));

const emptyLine = /\n[ \t\r]*\n/u;
const capitals = /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u;
const longestHeading = 4;
/** The beginning of a sentence or a promise in capitals: 'WE SERVICE ALL MAKES', 'FREE QUOTES'. */
const saysSomething = /^(?:we|i|our|your|all|no|free|fully|open|closed|call|ring|text|book|not?)(?!\p{L})/iu;

/**
 * The verdict on a line that is only a heading, which is no sentence: withheld if it says nothing by itself ('PRICES',
 * 'What we do'); asked about if it may name an offer ('LAWNS' above a list). One with a colon introduces its list.
 */
function ofHeading(answer: string, one: Judged, next: Judged | undefined): Verdict | undefined {
  if (next === undefined || !isLine(answer, one)) return undefined;
  const isInCapitals = capitals.test(one.text);
  if (matches(headingForVisitors, one.text))
    return isInCapitals || !one.text.endsWith(":") ? hidden : undefined;
  const isAboveList =
    isInCapitals &&
    wordCount(one.text) <= longestHeading &&
    !/\d/u.test(one.text) &&
    !saysSomething.test(one.text) &&
    isBulleted(answer, next) &&
    !isBulleted(answer, one);
  return isAboveList ? doubtful : undefined;
}

/**
 * Gives the items under a heading for visitors ('How it works:') the fate of the list: a withheld step becomes a
 * question, unless it is plainly private or a wish. The list ends at an empty line or at the next heading.
 */
export function withListsUnderHeadings(answer: string, list: readonly Judged[]): Judged[] {
  let isUnder = false;
  let isFirst = false;
  return list.map((one, index) => {
    const gap = answer.slice(list[index - 1]?.end ?? 0, one.start);
    const alone = ofHeading(answer, one, list[index + 1]);
    if (isLine(answer, one) && matches(headingForVisitors, one.text)) {
      isUnder = true;
      isFirst = true;
      return alone || one.verdict.kind === "unsure" ? { ...one, verdict: alone ?? likely } : one;
    }
    if (alone) return { ...one, verdict: alone };
    if (one.text.endsWith(":") || (!isFirst && emptyLine.test(gap))) isUnder = false;
    isFirst = false;
    return isUnder && one.verdict.proposal === "keep" ? { ...one, verdict: ofItem(one) } : one;
  });
}

/** In words. A longer line under a heading is not an item of its list. */
const longestItem = 12;
/** The same for one without a bullet. */
const longestBareItem = 5;

/** Whether a line has no verb: 'Fondant', 'Gluten free'. */
function isNoun(text: string): boolean {
  const { verb, isOwnDeed, isPriced } = countEnglishCues(text);
  return verb === 0 && !isOwnDeed && !isPriced;
}

/** The end of the line at or after a place. */
const lineEnd = (answer: string, from: number): number => {
  const at = answer.indexOf("\n", from);
  return at < 0 ? answer.length : at;
};

/** The ranges of the lines of a list under a heading that ends at a place. */
function itemsAfter(answer: string, end: number): Span[] {
  const items: Span[] = [];
  // Lines without bullets are a list only directly below their heading.
  let isBelow = true;
  let from = lineEnd(answer, end) + 1;
  while (from < answer.length) {
    const to = lineEnd(answer, from);
    const line = trimmed(answer, { start: from, end: to });
    const text = answer.slice(line.start, line.end);
    from = to + 1;
    if (text === "" && items.length === 0) {
      isBelow = false;
      continue;
    }
    const isInList = isBulleted(answer, line);
    const isBulletedLike =
      items.length === 0 ? isInList || isBelow : isInList === isBulleted(answer, items[0] ?? line);
    const isItem =
      /[\p{L}\p{N}]/u.test(text) &&
      wordCount(text) <= (isInList ? longestItem : longestBareItem) &&
      isBulletedLike &&
      !matches(endsRefusals, withoutCounter(text)) &&
      (isInList || (isNoun(text) && !instructsCustomers.test(text))) &&
      !text.endsWith(":") &&
      !matches(headingForVisitors, text) &&
      !capitals.test(text);
    if (!isItem) break;
    items.push(line);
  }
  return items;
}

/** The heading of a list of refusals as the beginning of a sentence: "We don't do" of 'WHAT WE DONT DO'. */
function refusalOf(text: string): string | undefined {
  const [, refused, label] = headingOfRefusals.exec(text) ?? [];
  const words = (refused ?? label)?.toLowerCase().replace(bareContractions, "$1n't");
  return words && words.charAt(0).toUpperCase() + words.slice(1).replace(/(?<= )i(?= )/gu, "I");
}

function ofRefusals(items: readonly string[], text: string, verdictOn: (text: string) => Verdict): Verdict {
  const { secrecy, private: privateCues, undecided, siteThing, wish } = countEnglishCues(text);
  if (secrecy > 0) return hidden;
  const isSafe =
    privateCues + undecided + siteThing + wish === 0 &&
    !matches(hurts, text) &&
    !matches(tellsOnSomebody, text) &&
    items.every((item) => verdictOn(item).kind !== "wish");
  return isSafe ? likely : doubtful;
}

/**
 * Joins the lines of a list of what is not done with their heading, as one statement that the client is asked about:
 * "We don't do: pools, snow". Alone, each of them would read like an offer.
 */
export function listsOfRefusals(
  answer: string,
  sentences: readonly Span[],
  verdictOn: (text: string) => Verdict,
): Judged[] {
  return sentences.flatMap((heading) => {
    const refusal = isLine(answer, heading)
      ? refusalOf(withoutCounter(answer.slice(heading.start, heading.end)))
      : undefined;
    const lines = refusal === undefined ? [] : itemsAfter(answer, heading.end);
    const last = lines.at(-1);
    if (!last) return [];
    const items = lines.map(({ start, end }) =>
      withoutCounter(answer.slice(start, end)).replace(/[.,;]+$/u, ""),
    );
    const text = `${refusal}: ${items.join(items.some((item) => item.includes(",")) ? "; " : ", ")}`;
    const verdict = ofRefusals(items, text, verdictOn);
    return [
      {
        start: heading.start,
        end: last.end,
        text,
        verdict,
        isPart: false,
        asksForSecrecy: verdict === hidden,
      },
    ];
  });
}
