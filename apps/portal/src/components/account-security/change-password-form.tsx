import { failureOf } from "@sitewright/app-kit/calls";
import { Button, ErrorSummary, Field, Note, useToast } from "@sitewright/ui";
import { type FormEvent, useId, useState } from "react";
import { shortestPassword } from "../../lib/password/password-length.ts";
import { securityTexts as texts } from "../../texts/account-security.ts";
import { PasswordInput } from "../password-input/password-input.tsx";
import { changeFaults, type PasswordFaults, refusedFields } from "./password-faults.ts";
import { failureText, useChangePassword } from "./security-query.ts";

const empty = { currentPassword: "", newPassword: "" };
type Name = keyof typeof empty;
const names: readonly Name[] = ["currentPassword", "newPassword"];

/** The form that replaces a password. `email` is there for the browser's password manager. */
export function ChangePasswordForm({ email }: { email: string }) {
  const id = useId();
  const { toast } = useToast();
  const [entered, setEntered] = useState(empty);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const show = (found: PasswordFaults): void => {
    setFaults(found);
    setAttempt((before) => before + 1);
  };
  const changing = useChangePassword(
    () => {
      setEntered(empty);
      toast({ title: texts.changed });
    },
    (error) => {
      const found = refusedFields(failureOf(error));
      if (Object.keys(found).length > 0) show(found);
      else setRefusal(failureText(error));
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = changeFaults(entered);
    setRefusal(null);
    show(found);
    if (Object.keys(found).length === 0 && !changing.isPending) changing.mutate(entered);
  };
  const control = (name: Name) => ({
    name,
    value: entered[name],
    onChange: (event: { target: { value: string } }) => {
      setEntered((before) => ({ ...before, [name]: event.target.value }));
      setFaults(({ [name]: _, ...others }) => others);
    },
  });
  const errors = names.flatMap((name) => {
    const message = faults[name];
    return message === undefined ? [] : [{ fieldId: `${id}-${name}`, message }];
  });

  return (
    <form noValidate onSubmit={submit} className="grid max-w-[28rem] gap-s-4">
      {errors.length > 0 && <ErrorSummary key={attempt} level={3} errors={errors} />}
      {refusal && (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      )}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        id={`${id}-currentPassword`}
        label={texts.currentPassword}
        required
        error={faults.currentPassword}
      >
        <PasswordInput autoComplete="current-password" {...control("currentPassword")} />
      </Field>
      <Field
        id={`${id}-newPassword`}
        label={texts.newPassword}
        hint={texts.passwordHint(shortestPassword())}
        required
        error={faults.newPassword}
      >
        <PasswordInput autoComplete="new-password" {...control("newPassword")} />
      </Field>
      <div>
        <Button type="submit" variant="ink" busy={changing.isPending} busyLabel={texts.changing}>
          {texts.changeAction}
        </Button>
      </div>
    </form>
  );
}
