import { dataOf, isRefusedWith } from "@sitewright/app-kit/calls";
import { useForm } from "@sitewright/app-kit/form";
import { useClient } from "@sitewright/app-kit/services";
import { resetPassword } from "@sitewright/contracts";
import { Button, buttonClass, Field, Note } from "@sitewright/ui";
import { useState } from "react";
import { Link } from "react-router";
import { newPasswordError } from "../../components/account-security/password-errors.ts";
import { securityTexts as texts } from "../../components/account-security/texts.ts";
import { PasswordInput } from "../../components/password-input.tsx";
import { shortestPassword } from "../../lib/password/password-length.ts";
import { paths } from "../../lib/paths.ts";
import { AccountPage } from "./account-page.tsx";

/** The link is invalid; another one can be requested. */
function DeadLink() {
  return (
    <AccountPage title={texts.deadTitle} lead={texts.deadLead}>
      <Link to={paths.forgotPassword} className={buttonClass({ variant: "primary" })}>
        {texts.askAgain}
      </Link>
    </AccountPage>
  );
}

/** The password is replaced. Links reload the page, since the session of this browser has ended. */
function Done() {
  return (
    <AccountPage title={texts.resetDoneTitle} lead={texts.resetDoneLead}>
      <a href={paths.wizard} className={buttonClass({ variant: "primary" })}>
        {texts.signIn}
      </a>
    </AccountPage>
  );
}

/** Choosing a new password with the secret from a mailed link. */
export function ResetPasswordScreen({ token }: { token: string }) {
  const client = useClient();
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm({
    initial: { password: "" },
    read: ({ password }) => {
      const fault = newPasswordError(password);
      return fault === undefined ? { ok: true, value: password } : { ok: false, faults: { password: fault } };
    },
    send: (password) => dataOf(client.call(resetPassword, { body: { token, password } })),
    onSent: () => setIsSaved(true),
  });
  if (token === "" || isRefusedWith(form.error, "link-invalid")) return <DeadLink />;
  if (isSaved) return <Done />;
  return (
    <AccountPage title={texts.resetTitle} lead={texts.resetLead}>
      <form noValidate onSubmit={form.submit} className="grid gap-s-4">
        {form.refusal && (
          <Note tone="bad" role="alert">
            {form.refusal}
          </Note>
        )}
        <Field
          label={texts.newPassword}
          hint={texts.passwordHint(shortestPassword())}
          required
          {...form.field("password")}
        >
          <PasswordInput autoComplete="new-password" {...form.control("password")} />
        </Field>
        <div>
          <Button type="submit" variant="primary" busy={form.isSending} busyLabel={texts.savingPassword}>
            {texts.savePassword}
          </Button>
        </div>
      </form>
    </AccountPage>
  );
}
