export { notSpecified } from "./answers.ts";
export { buildSpec } from "./build-spec.ts";
export type { Clarification } from "./clarifications.ts";
export type { SpecContext } from "./context.ts";
export type { ChangeValue, SpecChange } from "./diff/change.ts";
export { diffSpecs } from "./diff/diff-specs.ts";
export { type JsonSchema, specJsonSchema } from "./json-schema.ts";
export { parseSpec, type SpecIssue, type SpecResult, storedSpecSchema } from "./parse-spec.ts";
export { type Spec, specSchema, specVersion } from "./schema.ts";
