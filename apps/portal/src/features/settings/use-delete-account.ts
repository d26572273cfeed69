import { CallError, failureOf } from "@sitewright/app-kit/calls";
import { useServices } from "@sitewright/app-kit/services";
import { type KeyValue, keysWith, writeText } from "@sitewright/app-kit/storage";
import { forgetChat } from "@sitewright/chat-widget/forget";
import { type ApiClient, DELETE_WORD, deleteAccount, getSession } from "@sitewright/contracts";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { autosave } from "../../lib/saving/autosave.ts";
import { clearSessionEnd } from "../../lib/session/session-end.ts";
import { uploads } from "../../lib/uploads/uploads.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
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

/** Removes what is stored of a person on this device, with what has not reached the server. */
function forgetPerson(storage: KeyValue, uid: string): void {
  const { uploadedFiles } = useWizard.getState().onboarding;
  clearSessionEnd();
  autosave.discard();
  for (const file of uploadedFiles) if (file.isTemporary) void uploads.remove(file);
  // The keys of lists of what waits for the server end with the person's id: see `createWaitingList`.
  for (const key of keysWith(storage, "")) if (key.endsWith(`_${uid}`)) writeText(storage, key, null);
  forgetChat();
}

/** Deletes the account and what is stored of it on this device. */
export function useDeleteAccount(uid: string) {
  const { client, storage } = useServices();
  /** A request was not answered: the account may be deleted, and its session with it. */
  const mayBeGone = useRef(false);
  const deleting = useMutation({
    mutationFn: async () => {
      // Files in progress would be deleted with the account: they stay listed, in case the account is not deleted.
      uploads.interrupt();
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
    onSuccess: () => forgetPerson(storage, uid),
  });
  return {
    isDeleting: deleting.isPending,
    isDeleted: deleting.isSuccess,
    failure: deleting.error && reasonOf(deleting.error),
    start: () => deleting.mutate(),
    forget: deleting.reset,
  };
}
