export { type Capability, capabilities, capabilitiesOf } from "./capabilities.ts";
export { type BusinessWords, type Classification, classifyIndustry, industryOf } from "./classify.ts";
export { type Industry, industries } from "./industries.ts";
export { type LayoutSuggestion, type SuggestionInput, suggestFeatures, suggestLayout } from "./suggest.ts";
export { type StackSuggestion, suggestStack } from "./suggest-stack.ts";
