import { dataOf } from "@sitewright/app-kit/calls";
import { useCreationKey } from "@sitewright/app-kit/creation-key";
import { failureText } from "@sitewright/app-kit/failure-text";
import { useForm } from "@sitewright/app-kit/form";
import { useClient } from "@sitewright/app-kit/services";
import { adminCreateUser, type CallFailure, createUserBodySchema } from "@sitewright/contracts";
import { Button, Field, Input, useToast } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Dices } from "lucide-react";
import { useNavigate } from "react-router";
import { CopyButton } from "../../components/copy-button.tsx";
import { FormDialog } from "../../components/form-dialog.tsx";
import { contractFaults } from "../../lib/contract-faults.ts";
import { paths } from "../../lib/paths.ts";
import { makePassword, secretIndex } from "./make-password.ts";

interface NewUser {
  email: string;
  password: string;
  displayName: string;
}

function readUser({ email, password, displayName }: NewUser) {
  const name = displayName.trim();
  const value = { email, password, ...(name && { displayName: name }) };
  const faults = contractFaults(createUserBodySchema, value);
  return Object.keys(faults).length > 0 ? ({ ok: false, faults } as const) : ({ ok: true, value } as const);
}

/** The errors of a refusal: the service's by field, else a general message. */
function readFailure(failure: CallFailure) {
  const { errors = [], detail } = failure.kind === "refused" ? failure.problem : {};
  const faults = Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  const message = detail ?? `Failed to create user: ${failureText(failure)}`;
  return { faults, message: errors.length > 0 ? null : message };
}

/** Creates an account for a client, who signs in with the password given to them. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  const headers = useCreationKey();
  const form = useForm({
    initial: { email: "", password: "", displayName: "" },
    read: readUser,
    send: (body: { email: string; password: string; displayName?: string }) =>
      dataOf(client.call(adminCreateUser, { headers, body })),
    readFailure,
    onSent: ({ user }) => {
      toast({ title: "User created", description: user.email });
      void queries.invalidateQueries();
      void navigate(paths.user(user.uid), { replace: true });
    },
  });
  return (
    <FormDialog
      form={form}
      title="Add New User"
      description="The address counts as confirmed, so check that it is theirs. Pass on the password yourself; it is not emailed."
      submitLabel="Add User"
      busyLabel="Adding..."
      onClose={onClose}
    >
      <Field label="Email" required {...form.field("email")}>
        <Input type="email" autoComplete="off" {...form.control("email")} />
      </Field>
      <Field
        label="Password"
        required
        hint="Copy it before you add the user: it is not shown again."
        {...form.field("password")}
      >
        <Input autoComplete="off" spellCheck={false} className="font-[600]" {...form.control("password")} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => form.change({ password: makePassword(secretIndex) })}>
          <Dices aria-hidden="true" /> Generate password
        </Button>
        {form.values.password !== "" && (
          <CopyButton
            text={form.values.password}
            copied="Password copied"
            failed={{
              title: "The password could not be copied.",
              description: "Select it in the field and copy it.",
            }}
          >
            Copy password
          </CopyButton>
        )}
      </div>
      <Field
        label="Display name"
        optional
        hint="If empty, the part of the address before the @ is used."
        {...form.field("displayName")}
      >
        <Input autoComplete="off" maxLength={120} {...form.control("displayName")} />
      </Field>
    </FormDialog>
  );
}
