import { prefiltered } from "../../../content/regex-prefilter/prefiltered-match.ts";
import type { PartsQuestion } from "../parts.ts";
import type { Check } from "../rule.ts";

/** A kind of page that clients add, known by words of its name. */
export interface OwnPageKind {
  /** Matches the lowercase name. */
  readonly named: Pick<RegExp, "test">;
  /**
   * The question about such a page: all of it, or only the points that the answers leave open; null where
   * other questions cover it.
   */
  readonly question: string | PartsQuestion | null;
  readonly blocks: "launch" | "page";
  /** Matches sentences on its subject that may not share a word with its name. */
  readonly subject?: Pick<RegExp, "test">;
  /** Whether another question asks for as much, or the words tell it. */
  readonly coveredBy?: Check;
  /** Of which projects a page of such a name is this kind; of all where it is absent. */
  readonly fits?: Check;
  /** Whether any words of the answers tell a part of it, not only those on its subject. */
  readonly isToldAnywhere?: boolean;
}

/** A kind of page by words of its name, and the words of sentences on its subject. */
export const kind = (
  named: RegExp,
  question: OwnPageKind["question"],
  blocks: OwnPageKind["blocks"] = "page",
  subject?: RegExp,
): OwnPageKind => ({
  named: prefiltered(named),
  question,
  blocks,
  ...(subject ? { subject: prefiltered(subject) } : {}),
});
