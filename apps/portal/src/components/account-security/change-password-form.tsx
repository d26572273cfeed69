import { useForm } from "@sitewright/app-kit/form";
import { Button, ErrorSummary, Field, Note, useToast } from "@sitewright/ui";
import { shortestPassword } from "../../lib/password/password-length.ts";
import { PasswordInput } from "../password-input.tsx";
import { readChange } from "./password-errors.ts";
import { useChangePassword } from "./security-query.ts";
import { securityTexts as texts } from "./texts.ts";

const empty = { currentPassword: "", newPassword: "" };

/** The form that replaces a password. `email` is there for the browser's password manager. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { toast } = useToast();
  const changePassword = useChangePassword();
  const form = useForm({
    initial: empty,
    read: readChange,
    send: changePassword,
    onSent: () => {
      form.change(empty);
      toast({ title: texts.changed });
    },
    focusOn: "summary",
  });
  const { refusal, summary, attempt } = form;
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-[28rem] gap-s-4">
      {summary.length > 0 && <ErrorSummary key={attempt} level={3} errors={summary} />}
      {refusal && (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      )}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={texts.currentPassword} required {...form.field("currentPassword")}>
        <PasswordInput autoComplete="current-password" {...form.control("currentPassword")} />
      </Field>
      <Field
        label={texts.newPassword}
        hint={texts.passwordHint(shortestPassword())}
        required
        {...form.field("newPassword")}
      >
        <PasswordInput autoComplete="new-password" {...form.control("newPassword")} />
      </Field>
      <div>
        <Button type="submit" variant="ink" busy={form.isSending} busyLabel={texts.changing}>
          {texts.changeAction}
        </Button>
      </div>
    </form>
  );
}
