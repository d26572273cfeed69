export { defaultLimits, type Match, type MatchLimits } from "./match/decision.ts";
export type { Candidate } from "./match/example-index.ts";
export {
  type Assistant,
  assistantInSteps,
  createAssistant,
  type MatchContext,
} from "./match/match.ts";
export {
  createCheck,
  type ExampleFailure,
  newFailures,
  runSuite,
  type SuiteCase,
  suiteCases,
} from "./match/suite.ts";
