import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { signIn, signUp, type User } from "@sitewright/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { startSession } from "../../lib/session/session.ts";
import type { AccountMode, Credentials } from "./credentials.ts";

/**
 * Returns a function that signs in or up; on success the session query holds the person. It rejects with a
 * CallError.
 */
export function useSignIn(onSignedIn: (user: User) => void) {
  const queries = useQueryClient();
  const client = useClient();
  return async (mode: AccountMode, { name, email, password }: Credentials): Promise<void> => {
    const { user } = await (mode === "sign-up"
      ? dataOf(client.call(signUp, { body: { name, email, password } }))
      : dataOf(client.call(signIn, { body: { email, password } })));
    onSignedIn(user);
    startSession(queries, user);
  };
}
