import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { type AdminMessage, adminMarkMessageDone, adminReopenMessage } from "@sitewright/contracts";
import { Button, useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Undo2 } from "lucide-react";

interface ChangeWords {
  done: string;
  failed: string;
}

/** Changes the state of a message and refetches it, also after a refusal, since another person may have changed it. */
function useStateChange(call: () => Promise<unknown>, { done, failed }: ChangeWords) {
  const queries = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: call,
    onSuccess: () => toast({ title: done }),
    onError: (error) => toast({ tone: "error", title: failed, description: error.message }),
    onSettled: () => queries.invalidateQueries(),
  });
}

/** Counts a message as answered without a mail, for instance after a phone call. */
export function MarkDone({ id }: Pick<AdminMessage, "id">) {
  const client = useClient();
  const marking = useStateChange(() => dataOf(client.call(adminMarkMessageDone, { params: { id } })), {
    done: "Message marked as done",
    failed: "The message could not be marked as done.",
  });
  return (
    <Button busy={marking.isPending} busyLabel="Saving..." onClick={() => marking.mutate()}>
      <Check aria-hidden="true" /> Mark as done
    </Button>
  );
}

/** Opens a message again that was marked as done. */
export function OpenAgain({ id, answeredAt }: { id: string; answeredAt: string }) {
  const client = useClient();
  const opening = useStateChange(
    () => dataOf(client.call(adminReopenMessage, { params: { id }, body: { answeredAt } })),
    { done: "Message is open again", failed: "The message could not be opened again." },
  );
  return (
    <Button compact busy={opening.isPending} busyLabel="Saving..." onClick={() => opening.mutate()}>
      <Undo2 aria-hidden="true" /> Open again
    </Button>
  );
}
