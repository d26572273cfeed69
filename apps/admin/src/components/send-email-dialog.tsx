import { dataOf } from "@sitewright/app-kit/calls";
import { useCreationKey } from "@sitewright/app-kit/creation-key";
import { useForm } from "@sitewright/app-kit/form";
import { useFormDraft } from "@sitewright/app-kit/form-draft";
import { useClient } from "@sitewright/app-kit/services";
import { adminSendMail, staffMailSchema } from "@sitewright/contracts";
import { Field, Input, Textarea, useToast } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { contractFaults } from "../lib/contract-faults.ts";
import { mailToast } from "../lib/mail-toast.ts";
import { useViewerId } from "../lib/viewer.ts";
import { FormDialog } from "./form-dialog.tsx";

const discardQuestion = {
  discardTitle: "Discard this email?",
  discardBody: "It has not been sent. Your message will be lost.",
  discard: "Discard email",
  keepEditing: "Keep writing",
};

const draftSchema = z.object({ to: z.string(), subject: z.string(), message: z.string() });
type Draft = z.infer<typeof draftSchema>;

function readDraft(value: Draft) {
  const faults = {
    ...contractFaults(staffMailSchema, value),
    ...(value.to.trim() ? {} : { to: "Please enter an email address." }),
  };
  return Object.keys(faults).length > 0 ? ({ ok: false, faults } as const) : ({ ok: true, value } as const);
}

interface SendEmailDialogProps {
  to: string;
  /** The recipient in the success message. */
  name: string;
  /** A text to begin with; `about` tells its draft from other mails to the same address. */
  begun?: { readonly about: string; readonly subject: string; readonly message: string };
  onClose: () => void;
}

/** Sends a mail to one person through the outbox, where it can be tracked. */
export function SendEmailDialog({ to, name, begun, onClose }: SendEmailDialogProps) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  const headers = useCreationKey();
  const form = useForm({
    initial: { to, subject: begun?.subject ?? "", message: begun?.message ?? "" },
    read: readDraft,
    send: (body: Draft) => dataOf(client.call(adminSendMail, { headers, body })),
    onSent: (sent) => {
      toast(mailToast(name || form.values.to, sent));
      void queries.invalidateQueries();
      close();
    },
  });
  const { close } = useFormDraft(form, {
    viewerId: useViewerId(),
    name: begun ? `mail_${to}_${begun.about}` : `mail_${to}`,
    schema: draftSchema,
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Send Email"
      size="lg"
      submitLabel="Send Email"
      busyLabel="Sending..."
      refusalText={(reason) => `Failed to send email: ${reason}`}
      question={discardQuestion}
      onClose={close}
    >
      <Field label="To" required {...form.field("to")}>
        <Input type="email" {...form.control("to")} />
      </Field>
      <Field label="Subject" required {...form.field("subject")}>
        {/* Otherwise the dialog selects the address, and typing at once would replace it. */}
        <Input autoFocus={to !== ""} maxLength={150} {...form.control("subject")} />
      </Field>
      <Field
        label="Message"
        required
        hint="Plain text. A greeting and the agency's address are added."
        {...form.field("message")}
      >
        <Textarea rows={9} maxLength={10_000} {...form.control("message")} />
      </Field>
    </FormDialog>
  );
}
