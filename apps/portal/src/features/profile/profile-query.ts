import { type FullProfile, getProfile, type ProfileFields, updateProfile } from "@sitewright/contracts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api/api-client.ts";
import { CallError, sessionQuery } from "../../lib/session/session.ts";

/** Whether the server said that there is no such thing. */
export const isMissing = (error: Error | null): boolean =>
  error instanceof CallError &&
  error.failure.kind === "refused" &&
  error.failure.problem.code === "not-found";

const staleAfterMs = 30_000;

/** A profile as far as whoever asks may see it: a sign-in or sign-out makes another answer of it. */
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

/** Saves one's own profile and tells the rest of the page the new name. */
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
    // Also after a refusal: it may say that the session or the account is gone.
    onSettled: () => queries.invalidateQueries({ queryKey: ["profile"] }),
  });
}
