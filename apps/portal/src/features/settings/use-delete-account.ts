import { dataOf, failureOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { forgetChat } from "@sitewright/chat-widget/forget";
import { DELETE_WORD, deleteAccount } from "@sitewright/contracts";
import { useMutation } from "@tanstack/react-query";
import { autosave } from "../../lib/saving/autosave.ts";
import { settingsTexts as texts } from "./texts.ts";

/** Why the account could not be deleted, as a message. */
function reasonOf(error: Error): string {
  const failure = failureOf(error);
  const isProtected = failure.kind === "refused" && failure.problem.code === "account-protected";
  return (isProtected && failure.problem.detail) || texts.accountDeleteFailed;
}

/** Deletes the account and what is stored of it on this device. */
export function useDeleteAccount() {
  const client = useClient();
  const deleting = useMutation({
    mutationFn: async () => {
      // After the deletion, a save in progress would find no session.
      await autosave.flush();
      await dataOf(client.call(deleteAccount, { body: { confirm: DELETE_WORD } }));
    },
    onSuccess: () => {
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
