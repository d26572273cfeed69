import { type CallFailure, signIn, signUp, type User } from "@sitewright/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api/api-client.ts";
import { CallError, type Session, sessionQuery } from "../../lib/session/session.ts";
import type { AccountMode, Credentials } from "./credentials.ts";

const failureOf = (error: Error): CallFailure =>
  error instanceof CallError ? error.failure : { kind: "offline" };

async function signInOrUp(mode: AccountMode, { name, email, password }: Credentials): Promise<User> {
  const answer =
    mode === "sign-up"
      ? await api.call(signUp, { body: { name, email, password } })
      : await api.call(signIn, { body: { email, password } });
  if (!answer.ok) throw new CallError(answer.failure);
  return answer.data.user;
}

/** Signs in or up; on success the session query has the person. */
export function useCredentials(onRefusal: (failure: CallFailure) => void, onSignedIn: (user: User) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ mode, credentials }: { mode: AccountMode; credentials: Credentials }) =>
      signInOrUp(mode, credentials),
    onSuccess: (user) => {
      const session: Session = { user, isFreshSignIn: true, previous: null };
      onSignedIn(user);
      queries.setQueryData(sessionQuery.queryKey, session);
    },
    onError: (error) => onRefusal(failureOf(error)),
  });
}
