import { useClient } from "@sitewright/app-kit/services";
import { fetchSession, sessionKey, setSession } from "@sitewright/app-kit/session";
import { type ApiClient, developerSignIn, getSession, type User } from "@sitewright/contracts";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { AnswersAfterSignOut } from "../saving/autosave.ts";
import { noteGoogleArrival } from "./google-arrival.ts";
import { finishSignOut, notePendingSignOut } from "./pending-sign-out.ts";
import { clearSessionEnd } from "./session-end.ts";

/** A person who has signed out here. `isSignedOut`: the server has ended the session. */
export interface Previous extends Pick<User, "displayName" | "email"> {
  readonly left: AnswersAfterSignOut;
  readonly isSignedOut: boolean;
}

/** The portal's user, as far as this page has loaded it. */
export interface Session {
  readonly user: User | null;
  /** True from a sign-in on this page, or on a page that led to it, until the wizard opens; false after a reload. */
  readonly isFreshSignIn: boolean;
  /** The person who has just signed out on this page. */
  readonly previous: Previous | null;
}

/** `?dev=true` asks to skip signing in. Only a development server with the bypass enabled honors it. */
async function findDeveloper(client: ApiClient, signal: AbortSignal): Promise<User | null> {
  if (new URLSearchParams(location.search).get("dev") !== "true") return null;
  const answer = await client.call(developerSignIn, {}, { signal });
  return answer.ok ? answer.data.user : null;
}

/** The query that asks the server once per page who is signed in. */
const sessionQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: sessionKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Session> => {
      const found = await fetchSession(client, signal);
      const hasJustSignedIn = noteGoogleArrival(found.hasGoogle);
      if (hasJustSignedIn) notePendingSignOut(null);
      const user = (await finishSignOut(client, found.user)) ?? (await findDeveloper(client, signal));
      return { user, isFreshSignIn: user !== null && hasJustSignedIn, previous: null };
    },
  });

export const useSession = () => useQuery(sessionQuery(useClient()));

/** The signed-in user that the page has loaded; undefined before the server's response. */
export const knownSession = (queries: QueryClient): Session | undefined =>
  queries.getQueryData<Session>(sessionKey);

/** The person is signed in again: loads what was refused while the session had ended. */
export function resumeSession(queries: QueryClient): void {
  clearSessionEnd();
  void queries.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
}

/** Stores the person who has just signed in on this page. */
export function startSession(queries: QueryClient, user: User): void {
  notePendingSignOut(null);
  resumeSession(queries);
  setSession<Session>(queries, { user, isFreshSignIn: true, previous: null });
}

/** The sign-in has taken effect: from now on the session is like that of any other visit. */
export const settleSignIn = (queries: QueryClient): void =>
  void queries.setQueryData<Session>(
    sessionKey,
    (session) => session && { ...session, isFreshSignIn: false },
  );

/** The server has ended the session of the person who signed out. */
export const noteSignedOut = (queries: QueryClient): void =>
  void queries.setQueryData<Session>(sessionKey, (session) =>
    session?.previous ? { ...session, previous: { ...session.previous, isSignedOut: true } } : session,
  );

/** Updates the signed-in person on the whole page; nothing happens while signed out. */
export const updateUser = (queries: QueryClient, changes: Partial<User>): void =>
  void queries.setQueryData<Session>(sessionKey, (session) =>
    session?.user ? { ...session, user: { ...session.user, ...changes } } : session,
  );

/**
 * Returns a function that refetches the signed-in person after a change; nothing happens once the session has ended.
 */
export function useRenewUser(): () => Promise<void> {
  const queries = useQueryClient();
  const client = useClient();
  return useCallback(async () => {
    const answer = await client.call(getSession, {});
    const user = answer.ok ? answer.data.user : null;
    if (user && user.uid === knownSession(queries)?.user?.uid) updateUser(queries, user);
  }, [queries, client]);
}
