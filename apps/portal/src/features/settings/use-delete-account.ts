import { DELETE_WORD, deleteAccount } from "@sitewright/contracts";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../lib/api/api-client.ts";
import { autosave } from "../../lib/saving/autosave.ts";
import { CallError } from "../../lib/session/session.ts";
import { settingsTexts as texts } from "./texts.ts";

/** Why the account could not be deleted, as a message. */
function reasonOf(error: Error): string {
  const failure = error instanceof CallError ? error.failure : null;
  const isProtected = failure?.kind === "refused" && failure.problem.code === "account-protected";
  return (isProtected && failure.problem.detail) || texts.accountDeleteFailed;
}

/** Deletes the account and what this device has stored of it. */
export function useDeleteAccount() {
  const deleting = useMutation({
    mutationFn: async () => {
      // A save that is still under way would find no session any more.
      await autosave.flush();
      const answer = await api.call(deleteAccount, { body: { confirm: DELETE_WORD } });
      if (!answer.ok) throw new CallError(answer.failure);
    },
    onSuccess: () => autosave.discard(),
  });
  return {
    isDeleting: deleting.isPending,
    isDeleted: deleting.isSuccess,
    failure: deleting.error && reasonOf(deleting.error),
    start: () => deleting.mutate(),
    forget: deleting.reset,
  };
}
