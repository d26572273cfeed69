import type { Statement, StatementField } from "../statement.ts";
import type { CueCounts } from "./cue-counts.ts";

/** What the rules make of a statement. */
export type Verdict = Pick<Statement, "kind" | "proposal">;

/** The context of a statement. */
export interface StatementContext {
  readonly field: StatementField;
  /** The business sells what websites consist of: photos, prints, websites. */
  readonly sellsSiteThings: boolean;
  /** The answer is written in a language whose cues are not known. */
  readonly isForeign: boolean;
  /** The first sentences of the answer, in which owners say what their business is. */
  readonly openings: readonly string[];
  /** Counts the cues in a text; a text that was counted before is not counted again. */
  readonly countsIn: (text: string) => CueCounts;
}

/** For visitors, printed unless the client objects. */
export const fact: Verdict = { kind: "fact", proposal: "print" };
/** For the agency, which is to do something. */
export const wish: Verdict = { kind: "wish", proposal: "keep" };
/** For the agency alone. */
export const hidden: Verdict = { kind: "private", proposal: "keep" };
/** The client is asked, and printing is proposed. */
export const likely: Verdict = { kind: "unsure", proposal: "print" };
/** The client is asked, and printing is not proposed. */
export const doubtful: Verdict = { kind: "unsure", proposal: "keep" };
