import type { OutboxMessage } from "@sitewright/contracts";
import { Button } from "@sitewright/ui";
import { Mail, RotateCw } from "lucide-react";
import { rowLinkId } from "../../components/list-kind.ts";
import { ListTools } from "../../components/list-tools.tsx";
import { ListView } from "../../components/list-view.tsx";
import { OnlyClient } from "../../components/only-client.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { RefreshButton } from "../../components/refresh-button.tsx";
import { SendEmailDialog } from "../../components/send-email-dialog.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { useFocusReturn } from "../../lib/focus-return.ts";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { mailKind } from "./mail-kind.tsx";
import { MailPanel } from "./mail-panel.tsx";
import { useMails } from "./queries.ts";
import { useRetry } from "./retry-mail.tsx";

const isEnded = ({ status }: OutboxMessage): boolean => status === "dead" || status === "cancelled";

/** Every mail with what became of it, and the chosen one beside them. */
export function OutboxScreen() {
  const address = useListAddress(paths.outbox(), { keeps: ["client"] });
  const dialog = useDialogAddress();
  const query = useMails(address);
  const retry = useRetry();
  useFocusReturn(address.id, rowLinkId);
  return (
    <>
      <PageMain>
        <PageHeader title="Outbox">
          <RefreshButton />
          <Button variant="primary" onClick={() => dialog.show("send-email")}>
            <Mail aria-hidden="true" /> Send Email
          </Button>
        </PageHeader>
        <ListTools address={address} searchLabel="Search mails" filters={mailKind.filters}>
          <OnlyClient address={address} />
        </ListTools>
        <ListView
          kind={mailKind}
          address={address}
          query={query}
          linkOf={({ id }) => address.toRow(id)}
          bulk={(chosen, clear) => {
            const ended = chosen.filter(isEnded);
            const ids = ended.map(({ id }) => id);
            return (
              <Button
                disabled={ids.length === 0}
                busy={retry.isPending}
                busyLabel="Sending..."
                onClick={() => retry.mutate(ids, { onSuccess: clear })}
              >
                <RotateCw aria-hidden="true" /> Try {ids.length} again
              </Button>
            );
          }}
        />
        {dialog.open === "send-email" && (
          <SendEmailDialog to={dialog.get("to")} name="" onClose={dialog.close} />
        )}
      </PageMain>
      {address.id !== undefined && <MailPanel key={address.id} id={address.id} onClose={address.close} />}
    </>
  );
}
