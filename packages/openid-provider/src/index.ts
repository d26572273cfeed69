export type { Fault, Person } from "./person.ts";
export { type OpenIdProvider, startOpenIdProvider } from "./provider.ts";
