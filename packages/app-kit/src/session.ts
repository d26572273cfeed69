import { type ApiClient, type CallOutput, getSession, type User } from "@sitewright/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { dataOf } from "./calls.ts";

/** What every app knows of a session; an app may keep more with it. */
export interface KnownSession {
  readonly user: User | null;
}

/** Key of the query that says who is signed in. */
export const sessionKey = ["session"] as const;

/**
 * Asks the service who is signed in.
 * @throws CallError when no answer came
 */
export const fetchSession = (
  client: ApiClient,
  signal?: AbortSignal,
): Promise<CallOutput<typeof getSession>> => dataOf(client.call(getSession, {}, signal ? { signal } : {}));

/** Tells the whole page who is signed in. */
export const setSession = <S extends KnownSession>(queries: QueryClient, session: S): void =>
  void queries.setQueryData<S>(sessionKey, session);

/** The session is over: everything that was read in it is forgotten, and `next` stands in its place. */
export function endSession<S extends KnownSession>(queries: QueryClient, next: S): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  setSession(queries, next);
}

/** Calls under this path are about signing in: a refusal there is an answer, not the end of a session. */
const signInCalls = "/api/auth/";

/** Calls `onEnd` when the service refuses a request because nobody is signed in any more. */
export function watchSession(fetch: typeof globalThis.fetch, onEnd: () => void): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.status === 401 && !String(input).startsWith(signInCalls)) onEnd();
    return response;
  };
}
