import type { AdminUserDetails } from "@sitewright/contracts";
import { Badge, Button, ButtonLink } from "@sitewright/ui";
import { ExternalLink, Mail, Trash2 } from "lucide-react";
import { BackLink } from "../../components/back-link.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { SendEmailDialog } from "../../components/send-email-dialog.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { usePermissionCheck, useViewerId } from "../../lib/viewer.ts";
import { DeleteUser } from "./delete-user.tsx";
import { StoppedAt, UserAgreements, UserFacts } from "./user-facts.tsx";
import { roleWord, userName } from "./user-words.ts";
import { UserDocuments, UserMails, UserProjects } from "./user-work.tsx";

/** An account with its data, and the actions on it. */
export function UserDetails({ details }: { details: AdminUserDetails }) {
  const { user } = details;
  const dialog = useDialogAddress();
  const list = useListAddress(paths.users());
  const hasPermission = usePermissionCheck();
  const isOwn = useViewerId() === user.uid;
  const name = userName(user);
  const mayDelete = !user.isProtected && !isOwn && (user.role === null || hasPermission("roles"));
  return (
    <PageMain>
      <BackLink to={list.to()}>All users</BackLink>
      <PageHeader title={name}>
        <ButtonLink href={paths.profile(user.uid)} target="_blank" rel="noopener">
          <ExternalLink aria-hidden="true" /> View profile
          <span className="sr-only"> (opens in a new tab)</span>
        </ButtonLink>
        {hasPermission("outbox") && (
          <Button onClick={() => dialog.show("send-email")}>
            <Mail aria-hidden="true" /> Send Email
          </Button>
        )}
        {mayDelete && (
          <Button variant="danger" onClick={() => dialog.show("delete")}>
            <Trash2 aria-hidden="true" /> Delete
          </Button>
        )}
      </PageHeader>
      <p className="-mt-2 mb-4 flex flex-wrap items-center gap-2 text-ink-2">
        <Badge tone={user.role === null ? "neutral" : "info"}>{roleWord(user.role)}</Badge>
        <Badge tone={user.emailVerified ? "ok" : "warn"}>
          {user.emailVerified ? "Address confirmed" : "Address unconfirmed"}
        </Badge>
        {user.isProtected && <span>The owner’s account cannot be deleted.</span>}
      </p>
      <div className="grid gap-x-s-7 gap-y-s-6 @min-[60rem]:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div>
          <UserFacts details={details} />
          <StoppedAt drafts={details.drafts} />
          <UserAgreements agreements={details.agreements} />
        </div>
        <div>
          <UserProjects uid={user.uid} />
          <UserDocuments uid={user.uid} />
          {hasPermission("outbox") && <UserMails uid={user.uid} />}
        </div>
      </div>
      {dialog.open === "send-email" && <SendEmailDialog to={user.email} name={name} onClose={dialog.close} />}
      {dialog.open === "delete" && mayDelete && (
        <DeleteUser user={user} onDeleted={list.leave} onClose={dialog.close} />
      )}
    </PageMain>
  );
}
