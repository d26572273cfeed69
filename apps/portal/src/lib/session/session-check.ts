import { useClient } from "@sitewright/app-kit/services";
import { setSession } from "@sitewright/app-kit/session";
import { getSession, type User } from "@sitewright/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { autosave } from "../saving/autosave.ts";
import { finishSignOut, pendingSignOut } from "./pending-sign-out.ts";
import { knownSession, resumeSession, type Session } from "./session.ts";

/**
 * Returns a function that asks the server again who is signed in, after a sign-in or sign-out in another tab. While
 * there is no response the page stays as it is, unless its person has signed out in another tab.
 */
export function useSessionCheck(): () => Promise<void> {
  const queries = useQueryClient();
  const client = useClient();
  return useCallback(async () => {
    const leave = (user: User | null): void => {
      autosave.end();
      setSession<Session>(queries, { user, isFreshSignIn: false, previous: null });
    };
    const answer = await client.call(getSession, {});
    const before = knownSession(queries);
    if (!answer.ok) {
      if (before?.user && before.user.uid === pendingSignOut()) leave(null);
      return;
    }
    // A person who signed out in another tab has signed out here too, even if the server does not respond.
    const user = await finishSignOut(client, answer.data.user).catch(() => null);
    if (user) resumeSession(queries);
    if (user?.uid === before?.user?.uid) {
      autosave.resumeAfterOtherTab();
      return;
    }
    leave(user);
  }, [queries, client]);
}
