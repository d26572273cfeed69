import { CallError, failureOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { forgetChat } from "@sitewright/chat-widget/forget";
import { type ApiClient, DELETE_WORD, deleteAccount, getSession } from "@sitewright/contracts";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { autosave } from "../../lib/saving/autosave.ts";
import { clearSessionEnd } from "../../lib/session/session-end.ts";
import { settingsTexts as texts } from "./texts.ts";

/** Why the account could not be deleted, as a message. */
function reasonOf(error: Error): string {
  const failure = failureOf(error);
  const isProtected = failure.kind === "refused" && failure.problem.code === "account-protected";
  return (isProtected && failure.problem.detail) || texts.accountDeleteFailed;
}

/** Whether somebody is signed in; undefined without a response. */
async function isAnyoneSignedIn(client: ApiClient): Promise<boolean | undefined> {
  const answer = await client.call(getSession, {});
  return answer.ok ? answer.data.user !== null : undefined;
}

/** Deletes the account and what is stored of it on this device. */
export function useDeleteAccount() {
  const client = useClient();
  /** A request was not answered: the account may be deleted, and its session with it. */
  const mayBeGone = useRef(false);
  const deleting = useMutation({
    mutationFn: async () => {
      // After the deletion, a save in progress would find no session.
      await autosave.flush();
      const answer = await client.call(deleteAccount, { body: { confirm: DELETE_WORD } });
      if (answer.ok) return;
      if (answer.failure.kind !== "refused") mayBeGone.current = true;
      const isSignedIn = mayBeGone.current ? await isAnyoneSignedIn(client) : undefined;
      if (isSignedIn === false) return;
      if (isSignedIn) mayBeGone.current = false;
      throw new CallError(answer.failure);
    },
    onSuccess: () => {
      clearSessionEnd();
      autosave.discard();
      forgetChat();
    },
  });
  return {
    isDeleting: deleting.isPending,
    isDeleted: deleting.isSuccess,
    failure: deleting.error && reasonOf(deleting.error),
    start: () => deleting.mutate(),
    forget: deleting.reset,
  };
}
