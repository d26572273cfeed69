import { adminExportUsers, endpointUrl } from "@sitewright/contracts";
import { Button, ButtonLink } from "@sitewright/ui";
import { Download, Mail, UserPlus } from "lucide-react";
import { ListTools } from "../../components/list-tools.tsx";
import { ListView } from "../../components/list-view.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { RefreshButton } from "../../components/refresh-button.tsx";
import { SendEmailDialog } from "../../components/send-email-dialog.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { queryOf, useListAddress } from "../../lib/list-address.ts";
import { useMay } from "../../lib/may.ts";
import { paths } from "../../lib/paths.ts";
import { AddUserDialog } from "./add-user-dialog.tsx";
import { useUsers } from "./queries.ts";
import { userKind } from "./user-kind.tsx";

const exported = (query: Record<string, string>) => endpointUrl(adminExportUsers, { query });

/** All accounts. Search, filter, order, page and dialog stand in the address. */
export function UsersScreen() {
  const address = useListAddress(paths.users());
  const dialog = useDialogAddress();
  const may = useMay();
  const query = useUsers(address);
  return (
    <PageMain>
      <PageHeader title="Users">
        <RefreshButton />
        {may("outbox") && (
          <Button onClick={() => dialog.show("send-email")}>
            <Mail aria-hidden="true" /> Send Email
          </Button>
        )}
        <Button variant="primary" onClick={() => dialog.show("add-user")}>
          <UserPlus aria-hidden="true" /> Add New User
        </Button>
      </PageHeader>
      <ListTools
        address={address}
        searchLabel="Search users"
        filters={userKind.filters}
        exportHref={exported(queryOf(address, ["search", "kind"]))}
      />
      <ListView
        kind={userKind}
        address={address}
        query={query}
        linkOf={({ uid }) => paths.user(uid)}
        bulk={(chosen) => (
          <ButtonLink href={exported({ ids: chosen.map(({ uid }) => uid).join(",") })} download>
            <Download aria-hidden="true" /> Export chosen
          </ButtonLink>
        )}
      />
      {dialog.open === "add-user" && <AddUserDialog onClose={dialog.close} />}
      {dialog.open === "send-email" && (
        <SendEmailDialog to={dialog.get("to")} name="" onClose={dialog.close} />
      )}
    </PageMain>
  );
}
