import { memoByText } from "../../memo.ts";
import type { Fact } from "../fact.ts";
import type { Span } from "../place.ts";
import { matches, matchesAny } from "../regex-prefilter/prefiltered-match.ts";
import { splitRunOn } from "../statements/run-ons.ts";
import { notForVisitors, trouble } from "./data/keep-words.ts";
import { after } from "./reading.ts";

const longestSentence = 300;
const reach = 90;

/** The sentence around a span, together with the one before if it refers to that ('so not on the site'). */
export function wordsAround(text: string, sentences: readonly Span[], { start, end }: Span): string {
  const first = sentences.find((sentence) => sentence.end > start);
  const last = sentences.find((sentence) => sentence.end >= end);
  return text.slice(first?.start ?? start, last?.end ?? end);
}

const forbiddingAfter =
  /^\s*[([]?(?:please |but |so |and )*(?:don['’]?t|do not|dont|not |keep |never |only for|for you)/iu;

/** '07… is private'. Not if something else is private, such as a lesson. */
const privateAfter =
  /^\s*,? ?(?:is|stays?|but (?:it|that)(?:['’]?s| is)) (?:strictly |only |completely )?private(?=\s*(?:$|[.,;!)]|\s(?:so|and|but)\s))/iu;

/** A sentence that refers to the one before: 'it is my home'. */
const refersToPrevious =
  /^\s*[("]?(?:(?:it|this|that|which)(?:['’]s| is| must| should)|only for|just for|not for|but (?:not|please|don))/iu;

/** Words directly before a number that make it the shop's, in contrast to another number. */
const ofBusiness =
  /,\s(?:(?:but|and|so) )?(?:(?:please )?(?:use|ring|call|put|take|show) )?(?:the|our) (?:shop|business|office|studio|workshop|salon|caf[eé]|surgery|clinic|restaurant|public|main|landline)(?: (?:one|line|phone|mobile|tel|number)){0,2}(?: is|:|,)?\s$/iu;

const isForbidden = matchesAny(notForVisitors);

/**
 * Whether words mention trouble or forbid to print what they are about. Cached because a sentence may contain many
 * facts.
 */
export const isWithheldByContext = memoByText((words) => matches(trouble, words) || isForbidden(words));

/** `keep` if the words around a fact mention trouble or forbid to print it, else `print`. */
export function proposalFor(text: string, sentences: readonly Span[], span: Span): Fact["proposal"] {
  const whole = wordsAround(text, sentences, span);
  // 'My own is 07…, but the public one is 01…', '…, the shop is 01…': the part before is about another number.
  const lead = text.slice(Math.max(0, span.start - 120), span.start);
  const [publicPart] = ofBusiness.exec(lead) ?? [];
  const own = lead.split(/\sbut\s/u);
  const part = publicPart ?? (own.length > 1 ? ` but ${(own.at(-1) ?? "").trimStart()}` : null);
  const lastPart = part === null ? -1 : whole.lastIndexOf(part);
  const around = lastPart < 0 ? whole : whole.slice(lastPart);
  if (isWithheldByContext(around)) return "keep";
  // 'Text me on 07700 900 562 (don't put my address)' forbids another detail, '(not for the site)' this one.
  const rest = text.slice(span.end, span.end + 60).replace(/\n[\s\S]*$/u, "");
  const next = sentences.find(({ start }) => start >= span.end);
  if (
    next &&
    refersToPrevious.test(text.slice(next.start, next.end)) &&
    isForbidden(text.slice(next.start, next.end))
  )
    return "keep";
  if (privateAfter.test(rest)) return "keep";
  return forbiddingAfter.test(rest) && isForbidden(rest) ? "keep" : "print";
}

const checkedFirst =
  /(?<!\p{L})(?:check|confirm|speak|talk|ask|run) (?:\p{L}+ ){0,3}(?:me|us)(?:,? first|(?: again)? before (?:you |it |they |any(?:thing)? )?(?:publish|print|go|put|show|is|are))/iu;

/** Whether the same paragraph goes on with the wish to be asked first: 'Please check with me before publishing'. */
export const isToBeChecked = (text: string, end: number): boolean =>
  checkedFirst.test(after(text, end, longestSentence));

/**
 * Like `proposalFor`, but of an overlong sentence only the part with the fact, and the words near it, are considered:
 * without full stops, a prohibition is often about another detail.
 */
export const proposalNear = (text: string, sentences: readonly Span[], span: Span): Fact["proposal"] =>
  proposalFor(
    text,
    sentences
      .flatMap((sentence) =>
        sentence.end - sentence.start > longestSentence ? splitRunOn(text, sentence) : [sentence],
      )
      .map(({ start, end }) =>
        end - start > longestSentence && start <= span.start && end >= span.end
          ? { start: Math.max(start, span.start - reach), end: Math.min(end, span.end + reach) }
          : { start, end },
      ),
    span,
  );
