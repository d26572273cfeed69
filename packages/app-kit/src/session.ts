import { type ApiClient, type CallOutput, getSession, type User } from "@sitewright/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { dataOf } from "./calls.ts";
import { tabStorage } from "./storage/device-storage.ts";

/** The part of a session that every app knows; an app may store more with it. */
export interface KnownSession {
  readonly user: User | null;
}

/** Key of the session query. */
export const sessionKey = ["session"] as const;

/**
 * Requests the session.
 * @throws CallError when there was no response
 */
export const fetchSession = (
  client: ApiClient,
  signal?: AbortSignal,
): Promise<CallOutput<typeof getSession>> => dataOf(client.call(getSession, {}, signal ? { signal } : {}));

/** Sets the signed-in person for the whole page. */
export const setSession = <S extends KnownSession>(queries: QueryClient, session: S): void =>
  void queries.setQueryData<S>(sessionKey, session);

/** Deletes what the session had loaded. */
export const forgetLoaded = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });

/**
 * The person has signed out: deletes what the session had loaded and what this tab keeps, as drafts, and stores `next`
 * instead.
 */
export function endSession<S extends KnownSession>(queries: QueryClient, next: S): void {
  forgetLoaded(queries);
  tabStorage()?.clear();
  setSession(queries, next);
}

/** Calls `onSet` when a session is set, as by signing in; returns the unsubscribe function. */
export const onSessionSet = (queries: QueryClient, onSet: () => void): (() => void) =>
  queries.getQueryCache().subscribe((event) => {
    const isSet = event.type === "updated" && event.action.type === "success" && event.action.manual;
    if (isSet && event.query.queryKey[0] === sessionKey[0]) onSet();
  });

/** Calls under this path are about signing in: a refusal there is a response, not the end of a session. */
const signInCalls = "/api/auth/";

/** Calls `onEnd` when the service refuses a request because the session has ended. */
export function watchSession(fetch: typeof globalThis.fetch, onEnd: () => void): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.status === 401 && !String(input).startsWith(signInCalls)) onEnd();
    return response;
  };
}
