import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminRetryMail, type OutboxMessage } from "@sitewright/contracts";
import { Button } from "@sitewright/ui";
import { RotateCw } from "lucide-react";
import { useEachInTurn } from "../../components/use-each-in-turn.ts";
import { manyText } from "../../lib/count-text.ts";

/** Sends failed or held mails again. */
export function useRetry(onAllDone?: () => void) {
  const client = useClient();
  return useEachInTurn<Pick<OutboxMessage, "id" | "subject">>({
    call: ({ id }) => dataOf(client.call(adminRetryMail, { params: { id } })),
    nameOf: ({ subject }) => subject,
    done: (count) => (count === 1 ? "Email queued again" : `${count} emails queued again`),
    failed: (count) => `${manyText(count, "email", "emails")} could not be resent`,
    ...(onAllDone && { onAllDone }),
  });
}

/** Sends one mail again. */
export function RetryMail({ mail }: { mail: Pick<OutboxMessage, "id" | "subject"> }) {
  const retry = useRetry();
  return (
    <Button
      variant="primary"
      busy={retry.isPending}
      busyLabel="Sending..."
      onClick={() => retry.mutate([mail])}
    >
      <RotateCw aria-hidden="true" /> Try again
    </Button>
  );
}
