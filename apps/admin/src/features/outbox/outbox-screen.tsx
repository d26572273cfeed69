import { useClient } from "@sitewright/app-kit/services";
import { adminExportOutbox, endpointUrl, type OutboxMessage } from "@sitewright/contracts";
import { Button, Note } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { Mail, RotateCw } from "lucide-react";
import { useId } from "react";
import { ClientFilter } from "../../components/client-filter.tsx";
import { ListScreen } from "../../components/list-screen.tsx";
import { SendEmailDialog } from "../../components/send-email-dialog.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { useListAddress } from "../../lib/list-address.ts";
import { overviewQuery } from "../../lib/overview-query.ts";
import { paths } from "../../lib/paths.ts";
import { useDismiss } from "./dismiss-mail.tsx";
import { mailKind } from "./mail-kind.tsx";
import { MailPanel } from "./mail-panel.tsx";
import { canBeDismissed, canBeSentAgain, leftOutText } from "./mail-words.ts";
import { useMails } from "./queries.ts";
import { useIsKeptAgain, useRetry } from "./retry-mail.tsx";

interface ChosenProps {
  chosen: readonly OutboxMessage[];
  onDone: () => void;
}

/** Sends those of the chosen mails again that are not retried automatically. */
function RetryChosen({ chosen, onDone }: ChosenProps) {
  const retry = useRetry(onDone);
  const isKeptAgain = useIsKeptAgain();
  const reasonId = useId();
  const resendable = chosen.filter(canBeSentAgain);
  const ended = resendable.filter((mail) => !isKeptAgain(mail));
  const leftOut = resendable.length - ended.length;
  return (
    <>
      <Button
        disabled={ended.length === 0}
        aria-describedby={leftOut > 0 ? reasonId : undefined}
        busy={retry.isPending}
        busyLabel="Sending..."
        onClick={() => retry.mutate(ended)}
      >
        <RotateCw aria-hidden="true" /> Try {ended.length} again
      </Button>
      {leftOut > 0 && (
        <span id={reasonId} className="text-ink-2 text-s">
          {leftOutText(leftOut)}
        </span>
      )}
    </>
  );
}

/** Dismisses the failed ones of the chosen mails; renders nothing if there are none. */
function DismissChosen({ chosen, onDone }: ChosenProps) {
  const dismiss = useDismiss(onDone);
  const failed = chosen.filter(canBeDismissed);
  if (failed.length === 0) return null;
  return (
    <Button busy={dismiss.isPending} busyLabel="Saving..." onClick={() => dismiss.mutate(failed)}>
      {failed.length} no longer needed
    </Button>
  );
}

/** Explains kept mails; the server counts them for attention only while it has no mail provider. */
function KeptNote() {
  const { data } = useQuery(overviewQuery(useClient()));
  return (
    <Note tone="warn" className="mb-s-4 max-w-[46rem]">
      Emails marked “Kept, not sent” were not delivered: the server had no mail provider when they were due.{" "}
      {data?.keptMails === 0
        ? "It has one now: “Try again” sends a kept one."
        : "To deliver emails, set SMTP_URL or RESEND_API_KEY on the server; then “Try again” sends a kept one."}
    </Note>
  );
}

/** Every mail with its state, and the chosen one beside them. */
export function OutboxScreen() {
  const address = useListAddress(paths.outbox(), { keeps: ["client"] });
  const dialog = useDialogAddress();
  const query = useMails(address);
  return (
    <ListScreen
      title="Outbox"
      kind={mailKind}
      address={address}
      query={query}
      intro={query.data?.rows.some(({ transport }) => transport === "local") && <KeptNote />}
      linkOf={({ id }) => address.toRow(id)}
      exported={(query) => endpointUrl(adminExportOutbox, { query })}
      moreFilters={["client"]}
      actions={
        <Button variant="primary" onClick={() => dialog.show("send-email")}>
          <Mail aria-hidden="true" /> Send Email
        </Button>
      }
      tools={<ClientFilter address={address} />}
      bulk={(chosen, clear) => (
        <>
          <RetryChosen chosen={chosen} onDone={clear} />
          <DismissChosen chosen={chosen} onDone={clear} />
        </>
      )}
      panel={(id) => <MailPanel key={id} id={id} onClose={address.close} />}
    >
      {dialog.open === "send-email" && (
        <SendEmailDialog to={dialog.get("to")} name="" onClose={dialog.close} />
      )}
    </ListScreen>
  );
}
