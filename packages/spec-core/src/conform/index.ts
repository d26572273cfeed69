export { type Breach, type ConformOptions, conform, type Examination, examine } from "./conform.ts";
export type { Finding, Rule } from "./rule.ts";
export { finalRules, type RuleId, rules } from "./rules/rules.ts";
