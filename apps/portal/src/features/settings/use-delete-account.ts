import { dataOf, failureOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { DELETE_WORD, deleteAccount } from "@sitewright/contracts";
import { useMutation } from "@tanstack/react-query";
import { work } from "../../lib/saving/work.ts";
import { settingsTexts as texts } from "../../texts/settings.ts";

/** Why the account is still there, for the person. */
function reasonOf(error: Error): string {
  const failure = failureOf(error);
  const isProtected = failure.kind === "refused" && failure.problem.code === "account-protected";
  return (isProtected && failure.problem.detail) || texts.accountDeleteFailed;
}

/** Deletes the account and what this device keeps of it. */
export function useDeleteAccount() {
  const client = useClient();
  const deleting = useMutation({
    mutationFn: async () => {
      // A save that is still under way would find no session any more.
      await work.flush();
      await dataOf(client.call(deleteAccount, { body: { confirm: DELETE_WORD } }));
    },
    onSuccess: () => work.discard(),
  });
  return {
    isDeleting: deleting.isPending,
    isDeleted: deleting.isSuccess,
    failure: deleting.error && reasonOf(deleting.error),
    start: () => deleting.mutate(),
    forget: deleting.reset,
  };
}
