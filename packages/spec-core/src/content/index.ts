export {
  type ContentDeck,
  type ContentIssue,
  type ContentResult,
  contentDeck,
  contentDeckSchema,
  draftContent,
  parseContent,
  type Slot,
  type SlotKind,
  slotKinds,
} from "../deck/index.ts";
export { type Fact, type FactKind, factKinds } from "./fact.ts";
export { findFacts } from "./facts/find-facts.ts";
export type { Conflict, OpenPoint } from "./open/open-point.ts";
export type { OpenWords } from "./open/open-words.ts";
export {
  type DecidedBy,
  type JudgedFact,
  type JudgedStatement,
  type PublicWords,
  publicWords,
} from "./public-words.ts";
export { type Statement, type StatementField, type StatementKind, statementFields } from "./statement.ts";
export { readStatements } from "./statements/read-statements.ts";
