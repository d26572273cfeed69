import { dataOf, isRefusedWith } from "@sitewright/app-kit/calls";
import { useForm } from "@sitewright/app-kit/form";
import { readFailure } from "@sitewright/app-kit/form-faults";
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

/** Here instead of in `securityTexts`, which the wizard's first screen loads too. */
const maybeDoneLead =
  "Your earlier try got no answer, but it may have changed your password. Sign in with the new password, or request a new link if that does not work.";

/** The link is invalid, and an earlier try without an answer may be what has used it up. */
function MaybeDone() {
  return (
    <AccountPage title={texts.deadTitle} lead={maybeDoneLead}>
      <div className="flex flex-wrap items-center gap-x-s-5 gap-y-2">
        <a href={paths.wizard} className={buttonClass({ variant: "primary" })}>
          {texts.signIn}
        </a>
        <Link to={paths.forgotPassword} className={buttonClass({})}>
          {texts.askAgain}
        </Link>
      </div>
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
  const [mayBeSaved, setMayBeSaved] = useState(false);
  const form = useForm({
    initial: { password: "" },
    read: ({ password }) => {
      const fault = newPasswordError(password);
      return fault === undefined ? { ok: true, value: password } : { ok: false, faults: { password: fault } };
    },
    send: (password) => dataOf(client.call(resetPassword, { body: { token, password } })),
    onSent: () => setIsSaved(true),
    readFailure: (failure, names) => {
      if (failure.kind !== "refused") setMayBeSaved(true);
      return readFailure(failure, names);
    },
  });
  if (token === "" || isRefusedWith(form.error, "link-invalid"))
    return mayBeSaved ? <MaybeDone /> : <DeadLink />;
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
