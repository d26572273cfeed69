import { hedgeIn } from "../../content/open/hedges.ts";
import type { OpenKind } from "../../content/open/open-point.ts";
import { matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import { listed } from "../../text/listed.ts";

/** A detail that the builder needs, and how a text states it. */
export interface Part {
  /** The wording, which must fit between commas. */
  readonly asks: string;
  /** Matches a sentence that answers it; undefined if no sentence can. */
  readonly answeredBy?: RegExp;
}

/** A question about several details at once; only those that the answers leave open are listed. */
export interface PartsQuestion {
  /** The text before the colon. */
  readonly lead: string;
  readonly parts: readonly Part[];
}

const doubts: ReadonlySet<OpenKind> = new Set(["choice", "recall", "plan", "mood"]);

/** 'Courier quoted me £6.95 but I haven't signed', 'thinking of Mondays only', 'mainland I should think??' */
const undecided =
  /\?\?|(?<!\p{L})(?:working (?:it |that |this )?out|quoted (?:me|us)|(?:not|n['’]?t) (?:yet )?signed|(?:thinking|thought) (?:of|about)|(?:i|we)(?: should|['’]d) (?:think|imagine)|maybe|perhaps|possibly)(?!\p{L})/iu;

/** Whether a sentence leaves open what it says, so that it answers no question. */
export const leavesOpen = (text: string): boolean => {
  const hedge = hedgeIn(text);
  return (hedge !== null && doubts.has(hedge.kind)) || matches(undecided, text);
};

/** The wordings of the parts that these sentences do not answer. */
export const partsOpen = (parts: readonly Part[], sentences: readonly string[]): string[] =>
  parts
    .filter(
      ({ answeredBy }) =>
        !answeredBy || !sentences.some((text) => matches(answeredBy, text) && !leavesOpen(text)),
    )
    .map(({ asks }) => asks);

/** The question about what these sentences leave open; null if nothing. */
export function partsAsked({ lead, parts }: PartsQuestion, sentences: readonly string[]): string | null {
  const open = partsOpen(parts, sentences);
  return open.length === 0 ? null : `${lead}: ${listed(open)}?`;
}
