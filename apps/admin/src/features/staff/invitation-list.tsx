import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import {
  adminCancelInvitation,
  adminInviteStaff,
  type StaffInvitation,
  staffRoles,
} from "@sitewright/contracts";
import { Badge, Button, useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { invitedToast } from "./invited-toast.ts";

function Invitation({ invitation }: { invitation: StaffInvitation }) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  const { id, email, role, expiresAt } = invitation;
  const onSettled = () => queries.invalidateQueries({ queryKey: ["staff"] });
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
export function InvitationList({ invitations }: { invitations: readonly StaffInvitation[] }) {
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
