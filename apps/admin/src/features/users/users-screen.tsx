import { adminExportUsers, endpointUrl } from "@sitewright/contracts";
import { Button } from "@sitewright/ui";
import { Mail, UserPlus } from "lucide-react";
import { ListScreen } from "../../components/list-screen.tsx";
import { SendEmailDialog } from "../../components/send-email-dialog.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { usePermissionCheck } from "../../lib/viewer.ts";
import { AddUserDialog } from "./add-user-dialog.tsx";
import { DeleteChosen } from "./delete-chosen.tsx";
import { useUsers } from "./queries.ts";
import { userKind } from "./user-kind.tsx";

/** All accounts. Search, filter, order, page and dialog are in the address. */
export function UsersScreen() {
  const address = useListAddress(paths.users());
  const dialog = useDialogAddress();
  const hasPermission = usePermissionCheck();
  return (
    <ListScreen
      title="Users"
      kind={userKind}
      address={address}
      query={useUsers(address)}
      linkOf={({ uid }) => address.toRow(uid)}
      exported={(query) => endpointUrl(adminExportUsers, { query })}
      actions={
        <>
          {hasPermission("outbox") && (
            <Button onClick={() => dialog.show("send-email")}>
              <Mail aria-hidden="true" /> Send Email
            </Button>
          )}
          <Button variant="primary" onClick={() => dialog.show("add-user")}>
            <UserPlus aria-hidden="true" /> Add New User
          </Button>
        </>
      }
      bulk={(chosen, clear) => <DeleteChosen chosen={chosen} onDone={clear} />}
    >
      {dialog.open === "add-user" && <AddUserDialog onClose={dialog.close} />}
      {dialog.open === "send-email" && (
        <SendEmailDialog to={dialog.get("to")} name="" onClose={dialog.close} />
      )}
    </ListScreen>
  );
}
