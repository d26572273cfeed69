import { createClient } from "@sitewright/contracts";

/** The service on this origin. `fetch` is looked up at each call, so that it can be replaced from outside. */
export const api = createClient({ fetch: (input, init) => globalThis.fetch(input, init) });
