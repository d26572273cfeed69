import { dataOf, isRefusedWith } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import {
  type ApiClient,
  type FullProfile,
  getProfile,
  type ProfileFields,
  updateProfile,
} from "@sitewright/contracts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { updateUser } from "../../lib/session/session.ts";

/** Whether the server said that there is no such thing. */
export const isMissing = (error: Error | null): boolean => isRefusedWith(error, "not-found");

const staleAfterMs = 30_000;

/** A profile as far as whoever asks may see it: a sign-in or sign-out makes another answer of it. */
export const profileQuery = (client: ApiClient, identifier: string) =>
  queryOptions({
    queryKey: ["profile", identifier],
    staleTime: staleAfterMs,
    refetchOnWindowFocus: true,
    retry: (count, error) => !isMissing(error) && count < 1,
    queryFn: ({ signal }) => dataOf(client.call(getProfile, { params: { identifier } }, { signal })),
  });

/** Saves one's own profile and tells the rest of the page the new name. */
export function useSaveProfile(uid: string) {
  const queries = useQueryClient();
  const client = useClient();
  return useMutation({
    mutationFn: async (fields: ProfileFields): Promise<FullProfile> => {
      const { profile } = await dataOf(
        client.call(updateProfile, { params: { identifier: uid }, body: fields }),
      );
      return profile;
    },
    onSuccess: ({ displayName }) => updateUser(queries, { displayName }),
    // Also after a refusal: it may say that the session or the account is gone.
    onSettled: () => queries.invalidateQueries({ queryKey: ["profile"] }),
  });
}
