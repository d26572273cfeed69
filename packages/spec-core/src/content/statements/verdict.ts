import type { Statement, StatementField } from "../statement.ts";
import type { CueCounts } from "./cue-counts.ts";

/** The classification of a statement by the rules. */
export type Verdict = Pick<Statement, "kind" | "proposal">;

/** The context of a statement. */
export interface StatementContext {
  readonly field: StatementField;
  /** True if the business sells what websites consist of: photos, prints, websites. */
  readonly sellsSiteThings: boolean;
  /** True if the answer is in a language without a table of cues. */
  readonly isForeign: boolean;
  /** The first sentences of the answer, in which owners usually say what their business is. */
  readonly openings: readonly string[];
  /** Counts the cues in a text; results are cached. */
  readonly countsIn: (text: string) => CueCounts;
}

/** For visitors, printed unless the client objects. */
export const fact: Verdict = { kind: "fact", proposal: "print" };
/** For the agency, which has to do something. */
export const wish: Verdict = { kind: "wish", proposal: "keep" };
/** For the agency alone. */
export const hidden: Verdict = { kind: "private", proposal: "keep" };
/** The client is asked, and printing is proposed. */
export const likely: Verdict = { kind: "unsure", proposal: "print" };
/** The client is asked, and printing is not proposed. */
export const doubtful: Verdict = { kind: "unsure", proposal: "keep" };
