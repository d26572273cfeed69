import { getSession, signIn, signOut, type User } from "@sitewright/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { answerOf } from "../../lib/call-failed.ts";
import { sessionKey } from "../../lib/query-client.ts";
import { useServices } from "../../lib/services.ts";

interface Session {
  user: User | null;
}

/** Who is signed in. */
export function useSession() {
  const { client } = useServices();
  return useQuery<Session>({
    queryKey: sessionKey,
    queryFn: ({ signal }) => answerOf(client.call(getSession, {}, { signal })),
  });
}

/** Signs in; afterwards the session query holds the person. */
export function useSignIn() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => answerOf(client.call(signIn, { body })),
    onSuccess: (session) => queryClient.setQueryData<Session>(sessionKey, session),
  });
}

/** Ends the session and forgets everything that was read in it. */
export function useSignOut() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(client.call(signOut, {})),
    onSuccess: () => {
      queryClient.setQueryData<Session>(sessionKey, { user: null });
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    },
  });
}
