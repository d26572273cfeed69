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

/** The wordings of the parts that these sentences do not answer. */
export const partsOpen = (parts: readonly Part[], sentences: readonly string[]): string[] =>
  parts
    .filter(({ answeredBy }) => !answeredBy || !sentences.some((text) => matches(answeredBy, text)))
    .map(({ asks }) => asks);

/** The question about what these sentences leave open; null if nothing. */
export function partsAsked({ lead, parts }: PartsQuestion, sentences: readonly string[]): string | null {
  const open = partsOpen(parts, sentences);
  return open.length === 0 ? null : `${lead}: ${listed(open)}?`;
}
