import { dataOf } from "@sitewright/app-kit/calls";
import { useForm } from "@sitewright/app-kit/form";
import { useClient } from "@sitewright/app-kit/services";
import {
  adminInviteStaff,
  type StaffInvitation,
  type StaffRole,
  staffRoleSchema,
  staffRoles,
} from "@sitewright/contracts";
import { Field, Input, RadioGroup, useToast } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { FormDialog } from "../../components/form-dialog.tsx";
import { invitedToast } from "./invited-toast.ts";

const firstChoice: { email: string; role: StaffRole } = { email: "", role: "builder" };

interface InviteDialogProps {
  /** The open invitations: a second one to an address replaces the first. */
  invitations: readonly StaffInvitation[];
  onClose: () => void;
}

/** Invites a person to the staff by mail. */
export function InviteDialog({ invitations, onClose }: InviteDialogProps) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  const form = useForm({
    initial: firstChoice,
    read: (value) =>
      value.email.trim()
        ? { ok: true, value }
        : { ok: false, faults: { email: "Please enter an email address." } },
    send: (body: { email: string; role: StaffRole }) => dataOf(client.call(adminInviteStaff, { body })),
    onSent: (answer) => {
      toast(invitedToast(answer));
      void queries.invalidateQueries();
      onClose();
    },
  });
  const address = form.values.email.trim().toLowerCase();
  const earlier = invitations.find(({ email }) => email === address);
  return (
    <FormDialog
      form={form}
      title="Invite staff"
      description="They get an email with a link that works once, for a week."
      submitLabel={earlier ? "Invite again" : "Invite"}
      busyLabel="Inviting..."
      onClose={onClose}
    >
      <Field
        label="Email"
        required
        warning={
          earlier
            ? `Already invited as ${staffRoles[earlier.role].title}. A new invitation replaces that one: only the link in the new email will work.`
            : ""
        }
        {...form.field("email")}
      >
        <Input type="email" autoComplete="off" {...form.control("email")} />
      </Field>
      <RadioGroup
        legend="Role"
        value={form.values.role}
        onValueChange={(role) => form.change({ role })}
        options={staffRoleSchema.options.map((role) => ({
          value: role,
          label: staffRoles[role].title,
          detail: `Can ${staffRoles[role].summary}.`,
        }))}
      />
    </FormDialog>
  );
}
