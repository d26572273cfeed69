import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminListStaff } from "@sitewright/contracts";
import { Button, Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { Failed } from "../../components/failed.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { PageSection } from "../../components/page-section.tsx";
import { RefreshButton } from "../../components/refresh-button.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { InvitationList } from "./invitation-list.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberList } from "./member-list.tsx";

/** The staff with their roles, and open invitations. */
export function StaffScreen() {
  const client = useClient();
  const dialog = useDialogAddress();
  const query = useQuery({
    queryKey: ["staff"],
    queryFn: ({ signal }) => dataOf(client.call(adminListStaff, {}, { signal })),
  });
  return (
    <PageMain>
      <PageHeader title="Staff">
        <RefreshButton />
        <Button variant="primary" onClick={() => dialog.show("invite")}>
          <UserPlus aria-hidden="true" /> Invite
        </Button>
      </PageHeader>
      {query.isPending && <Skeleton lines={6} label="Loading staff..." />}
      {query.isError && !query.data && (
        <Failed
          title="The staff could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <>
          <MemberList members={query.data.staff} />
          <PageSection title="Open invitations">
            <InvitationList invitations={query.data.invitations} />
          </PageSection>
        </>
      )}
      {dialog.open === "invite" && (
        <InviteDialog invitations={query.data?.invitations ?? []} onClose={dialog.close} />
      )}
    </PageMain>
  );
}
