import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import {
  endSession,
  fetchSession,
  type KnownSession,
  sessionKey,
  setSession,
} from "@sitewright/app-kit/session";
import { signIn, signOut } from "@sitewright/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

/** The session with the signed-in person. What another person had loaded is forgotten, and loaded anew as this one. */
export function useSession() {
  const client = useClient();
  const queries = useQueryClient();
  return useQuery<KnownSession>({
    queryKey: sessionKey,
    queryFn: async ({ signal }) => {
      const session = await fetchSession(client, signal);
      const before = queries.getQueryData<KnownSession>(sessionKey)?.user;
      if (before && session.user && before.uid !== session.user.uid)
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
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
  return async (body) => setSession(queries, await dataOf(client.call(signIn, { body })));
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
