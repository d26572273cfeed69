import { matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import { listed } from "../../text/listed.ts";

/** A thing that one has to know, and how a text says it. */
export interface Part {
  /** In words that can be between commas. */
  readonly asks: string;
  /** Matches a sentence that answers it; absent where no sentence can. */
  readonly answeredBy?: RegExp;
}

/** A question about several things at once; it names those that the answers leave open. */
export interface PartsQuestion {
  /** The text before the colon. */
  readonly lead: string;
  readonly parts: readonly Part[];
}

/** What each part asks that these sentences do not tell. */
export const partsOpen = (parts: readonly Part[], sentences: readonly string[]): string[] =>
  parts
    .filter(({ answeredBy }) => !answeredBy || !sentences.some((text) => matches(answeredBy, text)))
    .map(({ asks }) => asks);

/** The question about what these sentences leave open; null where they leave nothing open. */
export function partsAsked({ lead, parts }: PartsQuestion, sentences: readonly string[]): string | null {
  const open = partsOpen(parts, sentences);
  return open.length === 0 ? null : `${lead}: ${listed(open)}?`;
}
