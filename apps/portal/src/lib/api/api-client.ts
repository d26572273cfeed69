import { watchSession } from "@sitewright/app-kit/session";
import { type ApiClient, createClient } from "@sitewright/contracts";
import { noteSessionEnd } from "../session/session-end.ts";
import { pageUserHeaders } from "./page-user.ts";

/**
 * The service on this origin, `limits` notified of each request. `fetch` is looked up at each call, so that
 * tests can replace it. A refusal because the session of the page's person has ended is noted for the whole
 * page.
 */
export const apiWith = (limits: (init: RequestInit) => RequestInit): ApiClient =>
  createClient({
    fetch: watchSession((input, init = {}) => {
      const headers = { ...init.headers, ...pageUserHeaders() };
      return globalThis.fetch(input, { ...init, headers, ...limits(init) });
    }, noteSessionEnd),
  });

/**
 * Longest that a call may take which the caller does not end: longer than the server takes to receive a body, build a
 * specification and store it. Saving waits for some of them. One that is ended counts as unanswered.
 */
const timeoutMs = 120_000;

/** The service on this origin. */
export const api = apiWith(({ signal }) => (signal ? {} : { signal: AbortSignal.timeout(timeoutMs) }));
