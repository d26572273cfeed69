import { dataOf } from "@sitewright/app-kit/calls";
import { useForm } from "@sitewright/app-kit/form";
import { useClient } from "@sitewright/app-kit/services";
import { adminInviteStaff, type StaffRole, staffRoleSchema, staffRoles } from "@sitewright/contracts";
import { Field, Input, RadioGroup, useToast } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { FormDialog } from "../../components/form-dialog.tsx";

const firstChoice: { email: string; role: StaffRole } = { email: "", role: "builder" };

const keptInvitation = {
  tone: "info",
  description:
    "The server has no mail provider yet, so the email was not sent. Open it in the Outbox and pass its link on yourself.",
  durationMs: 15_000,
} as const;

/** Invites a person to the staff by mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
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
    onSent: ({ invitation, isKept }) => {
      toast({ title: `Invited ${invitation.email}`, ...(isKept && keptInvitation) });
      void queries.invalidateQueries({ queryKey: ["staff"] });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title="Invite staff"
      description="They get an email with a link that works once, for a week."
      submitLabel="Invite"
      busyLabel="Inviting..."
      onClose={onClose}
    >
      <Field label="Email" required {...form.field("email")}>
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
