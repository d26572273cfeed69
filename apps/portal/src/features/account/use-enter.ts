import { dataOf, failureOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { type ApiClient, type CallFailure, signIn, signUp, type User } from "@sitewright/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { setSession } from "../../lib/session/session.ts";
import type { AccountMode, Credentials } from "./credentials.ts";

async function enter(client: ApiClient, mode: AccountMode, credentials: Credentials): Promise<User> {
  const { name, email, password } = credentials;
  const { user } = await (mode === "sign-up"
    ? dataOf(client.call(signUp, { body: { name, email, password } }))
    : dataOf(client.call(signIn, { body: { email, password } })));
  return user;
}

/** Signs in or up; on success the whole page knows the person. */
export function useCredentials(onRefusal: (failure: CallFailure) => void, onSignedIn: (user: User) => void) {
  const queries = useQueryClient();
  const client = useClient();
  return useMutation({
    mutationFn: ({ mode, credentials }: { mode: AccountMode; credentials: Credentials }) =>
      enter(client, mode, credentials),
    onSuccess: (user) => {
      onSignedIn(user);
      setSession(queries, { user, isFreshSignIn: true, previous: null });
    },
    onError: (error) => onRefusal(failureOf(error)),
  });
}
