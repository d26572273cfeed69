import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import {
  endSession,
  fetchSession,
  forgetLoaded,
  type KnownSession,
  sessionKey,
  setSession,
} from "@sitewright/app-kit/session";
import { signIn, signOut } from "@sitewright/contracts";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

/**
 * Forgets what the former person had loaded, where now another one, or nobody, is signed in. Whoever signs in over a
 * page as the same person keeps it, because its screens would be replaced while they load.
 */
function forgetFormer(queries: QueryClient, { user }: KnownSession): void {
  const former = queries.getQueryData<KnownSession>(sessionKey)?.user;
  if (former?.uid !== user?.uid) forgetLoaded(queries);
}

/** The session with the signed-in person. What another person had loaded is forgotten, and loaded anew as this one. */
export function useSession() {
  const client = useClient();
  const queries = useQueryClient();
  return useQuery<KnownSession>({
    queryKey: sessionKey,
    queryFn: async ({ signal }) => {
      const session = await fetchSession(client, signal);
      forgetFormer(queries, session);
      return session;
    },
  });
}

/**
 * Returns a function that signs in; afterwards the session query holds the person. It rejects with a
 * CallError.
 */
export function useSignIn(): (credentials: { email: string; password: string }) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  return async (body) => {
    const session = await dataOf(client.call(signIn, { body }));
    forgetFormer(queries, session);
    setSession(queries, session);
  };
}

/** Ends the session and clears everything that was loaded in it. */
export function useSignOut() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(client.call(signOut, {})),
    onSuccess: () => endSession(queries, { user: null }),
  });
}
