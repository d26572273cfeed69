import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminRetryMail } from "@sitewright/contracts";
import { Button, useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";

/** Sends failed or held mails again, one after the other. */
export function useRetry() {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await dataOf(client.call(adminRetryMail, { params: { id } }));
      return ids.length;
    },
    onSuccess: (count) =>
      toast({
        title: count === 1 ? "Email queued again" : `${count} emails queued again`,
      }),
    onError: (error) =>
      toast({ tone: "error", title: "Some emails could not be resent.", description: error.message }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ["outbox"] }),
        queries.invalidateQueries({ queryKey: ["overview"] }),
      ]),
  });
}

/** Sends one mail again. */
export function RetryMail({ id }: { id: string }) {
  const retry = useRetry();
  return (
    <Button
      variant="primary"
      busy={retry.isPending}
      busyLabel="Sending..."
      onClick={() => retry.mutate([id])}
    >
      <RotateCw aria-hidden="true" /> Try again
    </Button>
  );
}
