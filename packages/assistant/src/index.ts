export { defaultLimits, type Match } from "./match/decision.ts";
export { type Assistant, assistantInSteps, createAssistant } from "./match/match.ts";
export { createCheck, type ExampleFailure, newFailures, suiteCases } from "./match/suite.ts";
