import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminRetryMail, type OutboxMessage } from "@sitewright/contracts";
import { Button } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useId } from "react";
import { useEachInTurn } from "../../components/use-each-in-turn.ts";
import { manyText } from "../../lib/count-text.ts";
import { overviewQuery } from "../../lib/overview-query.ts";

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

/**
 * Whether sending a mail again would only keep it once more: the server counts kept mails only while it has no mail
 * provider, and refuses it then.
 */
export function useIsKeptAgain(): (mail: Pick<OutboxMessage, "transport">) => boolean {
  const { data } = useQuery(overviewQuery(useClient()));
  const hasNoProvider = (data?.keptMails ?? 0) > 0;
  return ({ transport }) => hasNoProvider && transport === "local";
}

/** Sends one mail again; says why that is not possible while the server has no mail provider. */
export function RetryMail({ mail }: { mail: Pick<OutboxMessage, "id" | "subject" | "transport"> }) {
  const retry = useRetry();
  const isKeptAgain = useIsKeptAgain()(mail);
  const reasonId = useId();
  return (
    <>
      <Button
        disabled={isKeptAgain}
        aria-describedby={isKeptAgain ? reasonId : undefined}
        busy={retry.isPending}
        busyLabel="Sending..."
        onClick={() => retry.mutate([mail])}
      >
        <RotateCw aria-hidden="true" /> Try again
      </Button>
      {isKeptAgain && (
        <p id={reasonId} className="text-ink-2 text-s">
          The server has no mail provider yet, so it would only be kept again.
        </p>
      )}
    </>
  );
}
