import { dataOf, isRefusedWith } from "@sitewright/app-kit/calls";
import { useForm } from "@sitewright/app-kit/form";
import { useClient } from "@sitewright/app-kit/services";
import {
  acceptStaffInvitation,
  type CallOutput,
  type getStaffInvitation,
  staffRoles,
} from "@sitewright/contracts";
import { Button, Field, Input, Note } from "@sitewright/ui";
import { JustAccepted } from "./just-accepted.tsx";

interface AcceptFormProps {
  invitation: CallOutput<typeof getStaffInvitation>;
  headers: { authorization: string };
  onAccepted: () => void;
}

/** Accepts an invitation with a new password; a name is asked for where there is no account yet. */
export function AcceptForm({ invitation, headers, onAccepted }: AcceptFormProps) {
  const client = useClient();
  const { email, role, hasAccount } = invitation;
  const form = useForm({
    initial: { displayName: "", password: "" },
    read: (value) =>
      value.password ? { ok: true, value } : { ok: false, faults: { password: "Please choose a password." } },
    send: ({ displayName, password }: { displayName: string; password: string }) => {
      const name = displayName.trim();
      const body = { password, ...(name && { displayName: name }) };
      return dataOf(client.call(acceptStaffInvitation, { headers, body }));
    },
    onSent: onAccepted,
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-s-4">
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {email} is invited as <b className="text-ink">{staffRoles[role].title}</b>. In this role you can{" "}
        {staffRoles[role].summary}.
        {hasAccount &&
          " The account with this address gets the role and the new password, and is signed out everywhere."}
      </p>
      {!hasAccount && (
        <Field label="Your name" optional {...form.field("displayName")}>
          <Input autoComplete="name" maxLength={120} {...form.control("displayName")} />
        </Field>
      )}
      <Field label="New password" required {...form.field("password")}>
        <Input type="password" autoComplete="new-password" {...form.control("password")} />
      </Field>
      {form.refusal && (
        <Note tone="bad" role="alert">
          {form.refusal}
        </Note>
      )}
      {isRefusedWith(form.error, "link-invalid") && <JustAccepted />}
      <Button type="submit" variant="primary" busy={form.isSending} busyLabel="Joining...">
        Accept invitation
      </Button>
    </form>
  );
}
