export { type Fault, faults, type Person } from "./person.ts";
export { type OpenIdProvider, type ProviderOptions, startOpenIdProvider } from "./provider.ts";
