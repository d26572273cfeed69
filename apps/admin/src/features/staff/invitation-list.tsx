import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import {
  adminCancelInvitation,
  adminInviteStaff,
  type ListedInvitation,
  staffRoles,
} from "@sitewright/contracts";
import { Badge, Button, useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { paths } from "../../lib/paths.ts";
import { invitedToast } from "./invited-toast.ts";

const faultWords = { failed: "Email failed", kept: "Email not sent" } as const;

function Invitation({ invitation }: { invitation: ListedInvitation }) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  const { id, email, role, expiresAt, mailFault } = invitation;
  const onSettled = () => queries.invalidateQueries();
  const repeating = useMutation({
    mutationFn: () => dataOf(client.call(adminInviteStaff, { body: { email, role } })),
    onSuccess: (answer) => toast(invitedToast(answer)),
    onError: (error) =>
      toast({ tone: "error", title: "The invitation could not be sent again.", description: error.message }),
    onSettled,
  });
  const cancelling = useMutation({
    mutationFn: () => dataOf(client.call(adminCancelInvitation, { params: { id } })),
    onSuccess: () => toast({ title: "Invitation withdrawn" }),
    onError: (error) =>
      toast({ tone: "error", title: "The invitation could not be withdrawn.", description: error.message }),
    onSettled,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-[.55rem]">
      <span className="mr-auto min-w-0 [overflow-wrap:anywhere]">{email}</span>
      {mailFault && (
        <span className="flex items-center gap-x-2">
          <Badge tone={mailFault === "failed" ? "bad" : "warn"}>{faultWords[mailFault]}</Badge>
          <Link to={paths.outbox({ search: email })} className="underline">
            Open email<span className="sr-only"> to {email} in the Outbox</span>
          </Link>
        </span>
      )}
      <Badge>{staffRoles[role].title}</Badge>
      <span className="text-ink-2">
        works until <SentenceTime at={expiresAt} isInside />
      </span>
      <span className="flex gap-2">
        <Button compact busy={repeating.isPending} busyLabel="Sending..." onClick={() => repeating.mutate()}>
          Send again<span className="sr-only"> the invitation for {email}</span>
        </Button>
        <Button compact busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
          Withdraw<span className="sr-only"> the invitation for {email}</span>
        </Button>
      </span>
    </li>
  );
}

/** Open invitations. */
export function InvitationList({ invitations }: { invitations: readonly ListedInvitation[] }) {
  if (invitations.length === 0)
    return <p className="border-line border-t py-[.6rem] text-ink-2">No open invitations.</p>;
  return (
    <ul>
      {invitations.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}
