export type { Finding, Rule } from "./breach.ts";
export { type Breach, type ConformOptions, conform, type Examination, examine } from "./conform.ts";
export { finalRules, type RuleId, rules } from "./rules/rules.ts";
