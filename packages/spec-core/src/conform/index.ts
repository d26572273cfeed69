export type { Finding, Rule } from "./breach.ts";
export { type Breach, conform } from "./conform.ts";
export { type RuleId, rules } from "./rules/rules.ts";
