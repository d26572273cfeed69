import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminDismissMail, type OutboxMessage } from "@sitewright/contracts";
import { Button } from "@sitewright/ui";
import { useEachInTurn } from "../../components/use-each-in-turn.ts";
import { manyText } from "../../lib/count-text.ts";

/** Dismisses failed mails, so that they no longer need attention. */
export function useDismiss(onAllDone?: () => void) {
  const client = useClient();
  return useEachInTurn<Pick<OutboxMessage, "id" | "subject">>({
    call: ({ id }) => dataOf(client.call(adminDismissMail, { params: { id } })),
    nameOf: ({ subject }) => subject,
    done: (count) => (count === 1 ? "Email dismissed" : `${count} emails dismissed`),
    failed: (count) => `${manyText(count, "email", "emails")} could not be dismissed`,
    ...(onAllDone && { onAllDone }),
  });
}

/** Dismisses a failed mail, so that it no longer needs attention. */
export function DismissMail({ mail }: { mail: Pick<OutboxMessage, "id" | "subject"> }) {
  const dismiss = useDismiss();
  return (
    <Button busy={dismiss.isPending} busyLabel="Saving..." onClick={() => dismiss.mutate([mail])}>
      No longer needed
    </Button>
  );
}
