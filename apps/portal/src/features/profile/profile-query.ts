import { dataOf, isRefusedWith } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import {
  type ApiClient,
  type FullProfile,
  getProfile,
  type ProfileFields,
  type ProfileView,
  updateProfile,
} from "@sitewright/contracts";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { updateUser } from "../../lib/session/session.ts";
import { clearSessionEnd } from "../../lib/session/session-end.ts";

export const isMissing = (error: Error | null): boolean => isRefusedWith(error, "not-found");

const staleAfterMs = 30_000;

const profilesKey = ["profile"] as const;

/** The user id of a profile that was loaded as this view. */
function uidIn(view: ProfileView | undefined): string | undefined {
  if (view?.view === "full") return view.profile.uid;
  return view?.view === "introduction" ? view.uid : undefined;
}

/**
 * A profile as far as the current user may see it: refetched after a sign-in or sign-out, by its id once that is known,
 * because a handle can be changed.
 */
export const profileQuery = (client: ApiClient, identifier: string) =>
  queryOptions({
    queryKey: [...profilesKey, identifier],
    staleTime: staleAfterMs,
    refetchOnWindowFocus: true,
    retry: (count, error) => !isMissing(error) && count < 1,
    queryFn: async ({ signal, client: queries, queryKey }) => {
      const uid = uidIn(queries.getQueryData<ProfileView>(queryKey));
      const params = { identifier: uid ?? identifier };
      const view = await dataOf(client.call(getProfile, { params }, { signal }));
      // The person may have signed in again in another tab.
      if (view.view !== "prompt") clearSessionEnd();
      return view;
    },
  });

/**
 * Returns a function that saves the user's own profile, made from a version of it, and updates the page and the name in
 * the session query. It returns what is stored, or rejects with a CallError.
 */
export function useSaveProfile(uid: string): (fields: ProfileFields, from: string) => Promise<FullProfile> {
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
      queries.setQueriesData<ProfileView>({ queryKey: profilesKey }, (view) =>
        view?.view === "full" && view.profile.uid === uid ? { ...view, profile } : view,
      );
      updateUser(queries, { displayName: profile.displayName });
      return profile;
    } finally {
      // Also after a refusal: the session or the account may have been ended.
      void queries.invalidateQueries({ queryKey: profilesKey });
    }
  };
}
