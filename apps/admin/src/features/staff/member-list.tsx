import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import {
  adminChangeRole,
  adminRemoveStaff,
  type StaffMember,
  type StaffRole,
  staffRoleSchema,
  staffRoles,
} from "@sitewright/contracts";
import { Avatar, Badge, Button, ConfirmDialog, Select, useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { paths } from "../../lib/paths.ts";
import { useViewerId } from "../../lib/viewer.ts";

/** Changes a member's role, or removes it. */
function useRoleChange({ uid, displayName, email }: StaffMember) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  const params = { uid };
  return useMutation({
    mutationFn: async (role: StaffRole | null): Promise<unknown> =>
      role === null
        ? dataOf(client.call(adminRemoveStaff, { params }))
        : dataOf(client.call(adminChangeRole, { params, body: { role } })),
    onSuccess: (_, role) =>
      toast({
        title: role
          ? `${displayName || email} is now ${staffRoles[role].title}`
          : `${displayName || email} was removed from the staff`,
      }),
    onError: (error) =>
      toast({ tone: "error", title: "The role could not be changed.", description: error.message }),
    onSettled: () => queries.invalidateQueries(),
  });
}

/** The effect of the change, for the question before it. People who change their own role lose this screen. */
function consequence(who: { name: string; isOwn: boolean }, role: StaffRole | null): string {
  if (!who.isOwn)
    return role === null
      ? `${who.name} becomes a client again and is signed out everywhere.`
      : `${who.name} can ${staffRoles[role].summary}. They are signed out everywhere and must sign in again.`;
  return role === null
    ? "This is your own account. You become a client again and are signed out everywhere. Only another owner can invite you back."
    : `This is your own account. You can ${staffRoles[role].summary}. You are signed out everywhere. Only another owner can change it back.`;
}

interface MemberProps {
  member: StaffMember;
  /** The service keeps the last owner: neither another role nor removal is offered. */
  isLastOwner: boolean;
}

function Member({ member, isLastOwner }: MemberProps) {
  const { uid, email, displayName, role, lastLoginAt } = member;
  const isOwn = useViewerId() === uid;
  const change = useRoleChange(member);
  const [wanted, setWanted] = useState<StaffRole | null | undefined>();
  const name = displayName || email;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-[.6rem]">
      <Avatar name={name} size="sm" />
      <div className="min-w-0 flex-1 basis-[12rem]">
        <Link to={paths.user(uid)} className="font-[600] no-underline hover:underline">
          {name}
        </Link>
        {isOwn && <span className="text-ink-3"> (you)</span>}
        <p className="text-ink-2 text-s [overflow-wrap:anywhere]">
          {email} ·{" "}
          {lastLoginAt ? (
            <>
              signed in <SentenceTime at={lastLoginAt} isInside />
            </>
          ) : (
            "never signed in"
          )}
        </p>
      </div>
      {isLastOwner ? (
        <span className="text-ink-2 text-s">
          <Badge tone="info">{staffRoles[role].title}</Badge> The only owner: role cannot be changed
        </span>
      ) : (
        <>
          <Select
            aria-label={`Role of ${name}`}
            value={role}
            onChange={({ target }) => setWanted(staffRoleSchema.parse(target.value))}
            className="w-[9rem]"
          >
            {staffRoleSchema.options.map((one) => (
              <option key={one} value={one}>
                {staffRoles[one].title}
              </option>
            ))}
          </Select>
          <Button variant="danger" compact onClick={() => setWanted(null)}>
            Remove<span className="sr-only"> {name} from the staff</span>
          </Button>
        </>
      )}
      {wanted !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setWanted(undefined)}
          danger={wanted === null}
          title={wanted === null ? "Remove from the staff" : `Make ${staffRoles[wanted].title}`}
          description={consequence({ name, isOwn }, wanted)}
          confirmLabel={wanted === null ? "Remove" : "Change role"}
          busy={change.isPending}
          onConfirm={() => change.mutate(wanted, { onSettled: () => setWanted(undefined) })}
        />
      )}
    </li>
  );
}

/** The agency's staff by address. */
export function MemberList({ members }: { members: readonly StaffMember[] }) {
  const owners = members.filter(({ role }) => role === "owner");
  return (
    <ul className="border-ink border-t-[1.5px]">
      {members.map((member) => (
        <Member key={member.uid} member={member} isLastOwner={owners.length === 1 && owners[0] === member} />
      ))}
    </ul>
  );
}
