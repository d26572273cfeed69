import { dataOf, isRefusedWith } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { type ApiClient, getProfile, type ProfileFields, updateProfile } from "@sitewright/contracts";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { updateUser } from "../../lib/session/session.ts";

export const isMissing = (error: Error | null): boolean => isRefusedWith(error, "not-found");

const staleAfterMs = 30_000;

/** A profile as far as the current user may see it: refetched after a sign-in or sign-out. */
export const profileQuery = (client: ApiClient, identifier: string) =>
  queryOptions({
    queryKey: ["profile", identifier],
    staleTime: staleAfterMs,
    refetchOnWindowFocus: true,
    retry: (count, error) => !isMissing(error) && count < 1,
    queryFn: ({ signal }) => dataOf(client.call(getProfile, { params: { identifier } }, { signal })),
  });

/**
 * Returns a function that saves the user's own profile, made from a version of it, and updates the name in the session
 * query. It rejects with a CallError.
 */
export function useSaveProfile(uid: string): (fields: ProfileFields, from: string) => Promise<void> {
  const queries = useQueryClient();
  const client = useClient();
  return async (fields, from) => {
    try {
      const { profile } = await dataOf(
        client.call(updateProfile, {
          params: { identifier: uid },
          headers: { "if-match": from },
          body: fields,
        }),
      );
      updateUser(queries, { displayName: profile.displayName });
    } finally {
      // Also after a refusal: the session or the account may have been ended.
      void queries.invalidateQueries({ queryKey: ["profile"] });
    }
  };
}
