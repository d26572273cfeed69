import { type ApiClient, createClient } from "@sitewright/contracts";
import { noteSessionEnd } from "../session/session-end.ts";
import { pageUserHeaders } from "./page-user.ts";

/** Calls under this path are about signing in: a refusal there is an answer, not the end of a session. */
const entrance = "/api/auth/";

/**
 * The service on this origin, `limits` told of each request. `fetch` is looked up at each call, so that it can be
 * replaced from outside. A refusal because the page's person is not signed in any more is noted for the whole page.
 */
export const apiWith = (limits: (init: RequestInit) => RequestInit): ApiClient =>
  createClient({
    fetch: async (input, init = {}) => {
      const headers = { ...init.headers, ...pageUserHeaders() };
      const response = await globalThis.fetch(input, { ...init, headers, ...limits(init) });
      if (response.status === 401 && !String(input).startsWith(entrance)) noteSessionEnd();
      return response;
    },
  });

/** The service on this origin. */
export const api = apiWith(() => ({}));
