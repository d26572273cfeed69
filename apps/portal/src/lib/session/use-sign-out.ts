import { signOut } from "@sitewright/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../api/api-client.ts";
import { autosave } from "../saving/autosave.ts";
import { uploads } from "../uploads/uploads.ts";
import { type Session, sessionQuery } from "./session.ts";
import { clearSessionEnd } from "./session-end.ts";

/**
 * Sends what has not been saved (files on their way stay as not uploaded), signs out, and shows who was here and where
 * their latest answers are. A sign-out that fails shows the same: the person wanted to leave.
 */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    uploads.interrupt();
    await autosave.flush();
    const answer = await api.call(signOut, {});
    if (!answer.ok) console.warn("The server did not end the session.", answer.failure);
    const left = autosave.stopForSignOut();
    const user = queries.getQueryData(sessionQuery.queryKey)?.user ?? null;
    const previous = user && { displayName: user.displayName, email: user.email, left };
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
    const session: Session = { user: null, isFreshSignIn: false, previous };
    clearSessionEnd();
    queries.setQueryData(sessionQuery.queryKey, session);
  };
}
