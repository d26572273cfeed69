import { getSession } from "@sitewright/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "../api/api-client.ts";
import { autosave } from "../saving/autosave.ts";
import { sessionQuery } from "./session.ts";
import { clearSessionEnd } from "./session-end.ts";

/**
 * Gives a function that asks the server again who is signed in, after another tab has signed somebody in or out. The
 * page stays as it is while no answer comes.
 */
export function useSessionCheck(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const answer = await api.call(getSession, {});
    if (!answer.ok) return;
    const { user } = answer.data;
    const before = queries.getQueryData(sessionQuery.queryKey);
    if (user) clearSessionEnd();
    if (user?.uid === before?.user?.uid) autosave.resumeAfterOtherTab();
    else queries.setQueryData(sessionQuery.queryKey, { user, isFreshSignIn: false, previous: null });
  }, [queries]);
}
