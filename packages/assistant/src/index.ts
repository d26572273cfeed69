export type { Candidate } from "./match/example-index.ts";
export {
  type Assistant,
  createAssistant,
  defaultLimits,
  type Match,
  type MatchContext,
  type MatchLimits,
} from "./match/match.ts";
export { type ExampleFailure, runSuite } from "./match/suite.ts";
