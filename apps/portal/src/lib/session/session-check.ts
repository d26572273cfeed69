import { useClient } from "@sitewright/app-kit/services";
import { setSession } from "@sitewright/app-kit/session";
import { getSession } from "@sitewright/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { autosave } from "../saving/autosave.ts";
import { finishSignOut } from "./pending-sign-out.ts";
import { knownSession, resumeSession, type Session } from "./session.ts";

/**
 * Returns a function that asks the server again who is signed in, after a sign-in or sign-out in another tab.
 * The page stays as it is while there is no response.
 */
export function useSessionCheck(): () => Promise<void> {
  const queries = useQueryClient();
  const client = useClient();
  return useCallback(async () => {
    const answer = await client.call(getSession, {});
    if (!answer.ok) return;
    // A person who signed out in another tab has signed out here too, even if the server does not respond.
    const user = await finishSignOut(client, answer.data.user).catch(() => null);
    const before = knownSession(queries);
    if (user) resumeSession(queries);
    if (user?.uid === before?.user?.uid) {
      autosave.resumeAfterOtherTab();
      return;
    }
    autosave.end();
    setSession<Session>(queries, { user, isFreshSignIn: false, previous: null });
  }, [queries, client]);
}
