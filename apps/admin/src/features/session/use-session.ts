import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { sessionKey } from "@sitewright/app-kit/session";
import { getSession, signIn, signOut, type User } from "@sitewright/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

interface Session {
  user: User | null;
}

/** Who is signed in. */
export function useSession() {
  const client = useClient();
  return useQuery<Session>({
    queryKey: sessionKey,
    queryFn: ({ signal }) => dataOf(client.call(getSession, {}, { signal })),
  });
}

/** Gives a function that signs in; afterwards the session query holds the person. It rejects with a CallError. */
export function useEnter(): (credentials: { email: string; password: string }) => Promise<void> {
  const client = useClient();
  const queryClient = useQueryClient();
  return async (body) => {
    const session = await dataOf(client.call(signIn, { body }));
    queryClient.setQueryData<Session>(sessionKey, session);
  };
}

/** Ends the session and forgets everything that was read in it. */
export function useSignOut() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(client.call(signOut, {})),
    onSuccess: () => {
      queryClient.setQueryData<Session>(sessionKey, { user: null });
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    },
  });
}
