import { useClient } from "@sitewright/app-kit/services";
import { fetchSession, sessionKey, setSession } from "@sitewright/app-kit/session";
import { type ApiClient, developerSignIn, getSession, type User } from "@sitewright/contracts";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { AnswersAfterSignOut } from "../saving/autosave.ts";
import { noteGoogleArrival } from "./google-arrival.ts";

/** Who uses the portal, as far as this page has found out. */
export interface Session {
  readonly user: User | null;
  /** True after somebody has signed in on this page or on the way to it, false after a reload. */
  readonly isFreshSignIn: boolean;
  /** Who signed out on this page just now. */
  readonly previous: (Pick<User, "displayName" | "email"> & { readonly left: AnswersAfterSignOut }) | null;
}

/** `?dev=true` asks to skip signing in. Only a server started for development with the bypass on does as asked. */
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
      const user = found.user ?? (await findDeveloper(client, signal));
      const hasJustSignedIn = noteGoogleArrival(found.hasGoogle);
      return { user, isFreshSignIn: user !== null && hasJustSignedIn, previous: null };
    },
  });

/** Who is signed in. */
export const useSession = () => useQuery(sessionQuery(useClient()));

/** What the page knows of who is signed in; undefined before the server has said. */
export const knownSession = (queries: QueryClient): Session | undefined =>
  queries.getQueryData<Session>(sessionKey);

/** Somebody has just signed in on this page. */
export const startSession = (queries: QueryClient, user: User): void =>
  setSession<Session>(queries, { user, isFreshSignIn: true, previous: null });

/** Tells the whole page something new about the person who is signed in; nothing where nobody is. */
export const updateUser = (queries: QueryClient, changes: Partial<User>): void =>
  void queries.setQueryData<Session>(sessionKey, (session) =>
    session?.user ? { ...session, user: { ...session.user, ...changes } } : session,
  );

/** Gives a function that asks the server again about the person who is signed in, after something about them changed. */
export function useRenewUser(): () => Promise<void> {
  const queries = useQueryClient();
  const client = useClient();
  return useCallback(async () => {
    const answer = await client.call(getSession, {});
    const session = knownSession(queries);
    if (answer.ok && session) setSession<Session>(queries, { ...session, user: answer.data.user });
  }, [queries, client]);
}
