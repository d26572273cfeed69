import { type FullProfile, getProfile, type ProfileFields, updateProfile } from "@sitewright/contracts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api/api-client.ts";
import { CallError, sessionQuery } from "../../lib/session/session.ts";

/** Whether the server answered 404. */
export const isMissing = (error: Error | null): boolean =>
  error instanceof CallError &&
  error.failure.kind === "refused" &&
  error.failure.problem.code === "not-found";

const staleAfterMs = 30_000;

/** A profile as far as the current user may see it: a sign-in or sign-out changes the result. */
export const profileQuery = (identifier: string) =>
  queryOptions({
    queryKey: ["profile", identifier],
    staleTime: staleAfterMs,
    refetchOnWindowFocus: true,
    retry: (count, error) => !isMissing(error) && count < 1,
    queryFn: async ({ signal }) => {
      const answer = await api.call(getProfile, { params: { identifier } }, { signal });
      if (!answer.ok) throw new CallError(answer.failure);
      return answer.data;
    },
  });

/** Saves the user's own profile and updates the name in the session query. */
export function useSaveProfile(uid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (fields: ProfileFields): Promise<FullProfile> => {
      const answer = await api.call(updateProfile, { params: { identifier: uid }, body: fields });
      if (!answer.ok) throw new CallError(answer.failure);
      return answer.data.profile;
    },
    onSuccess: ({ displayName }) => {
      queries.setQueryData(sessionQuery.queryKey, (session) =>
        session?.user ? { ...session, user: { ...session.user, displayName } } : session,
      );
    },
    // Also after a refusal: the session or the account may have ended.
    onSettled: () => queries.invalidateQueries({ queryKey: ["profile"] }),
  });
}
