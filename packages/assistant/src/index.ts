export type { Candidate } from "./match/example-index.ts";
export {
  type Assistant,
  assistantInSteps,
  createAssistant,
  defaultLimits,
  type Match,
  type MatchContext,
  type MatchLimits,
} from "./match/match.ts";
export {
  checkCase,
  type ExampleFailure,
  newFailures,
  runSuite,
  type SuiteCase,
  suiteCases,
} from "./match/suite.ts";
