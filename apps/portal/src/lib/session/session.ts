import { type CallFailure, developerSignIn, getSession, type User } from "@sitewright/contracts";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "../api/api-client.ts";
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

/** A call that did not succeed, as the error of a query. */
export class CallError extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** `?dev=true` asks to skip signing in. Only a server started for development with the bypass on does as asked. */
async function findDeveloper(search: string, signal: AbortSignal): Promise<User | null> {
  if (new URLSearchParams(search).get("dev") !== "true") return null;
  const answer = await api.call(developerSignIn, {}, { signal });
  return answer.ok ? answer.data.user : null;
}

/** The query that asks the server once per page who is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }): Promise<Session> => {
    const answer = await api.call(getSession, {}, { signal });
    if (!answer.ok) throw new CallError(answer.failure);
    const user = answer.data.user ?? (await findDeveloper(location.search, signal));
    const hasJustSignedIn = noteGoogleArrival(answer.data.hasGoogle);
    return { user, isFreshSignIn: user !== null && hasJustSignedIn, previous: null };
  },
});

/** Who is signed in. */
export const useSession = () => useQuery(sessionQuery);

/** Gives a function that asks the server again about the person who is signed in, after something about them changed. */
export function useRenewUser(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const answer = await api.call(getSession, {});
    if (!answer.ok) return;
    const { user } = answer.data;
    queries.setQueryData(sessionQuery.queryKey, (before) => before && { ...before, user });
  }, [queries]);
}
