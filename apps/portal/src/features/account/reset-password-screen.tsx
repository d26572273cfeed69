import { resetPassword } from "@sitewright/contracts";
import { Button, buttonClass, Field, Note } from "@sitewright/ui";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router";
import { fieldErrors, newPasswordError } from "../../components/account-security/password-errors.ts";
import { failureOf, failureText, outcomeOf } from "../../components/account-security/security-query.ts";
import { securityTexts as texts } from "../../components/account-security/texts.ts";
import { PasswordInput } from "../../components/password-input.tsx";
import { api } from "../../lib/api/api-client.ts";
import { shortestPassword } from "../../lib/password/password-length.ts";
import { paths } from "../../lib/paths.ts";
import { AccountPage } from "./account-page.tsx";

function isLinkDead(error: Error | null): boolean {
  const failure = error && failureOf(error);
  return failure?.kind === "refused" && failure.problem.code === "link-invalid";
}

/** The link is invalid or has expired; another one can be requested. */
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

/** Choosing a new password with the secret of a mailed link. */
export function ResetPasswordScreen({ token }: { token: string }) {
  const id = useId();
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<string | undefined>();
  const show = (found: string | undefined): void => {
    setFault(found);
    if (found) document.getElementById(id)?.focus();
  };
  const saving = useMutation({
    mutationFn: () => outcomeOf(api.call(resetPassword, { body: { token, password } })),
    onError: (error) => show(fieldErrors(failureOf(error)).password),
  });
  if (token === "" || isLinkDead(saving.error)) return <DeadLink />;
  if (saving.isSuccess) return <Done />;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = newPasswordError(password);
    show(found);
    if (!found && !saving.isPending) saving.mutate();
  };
  return (
    <AccountPage title={texts.resetTitle} lead={texts.resetLead}>
      <form noValidate onSubmit={submit} className="grid gap-s-4">
        {saving.isError && !fault && (
          <Note tone="bad" role="alert">
            {failureText(saving.error)}
          </Note>
        )}
        <Field
          id={id}
          label={texts.newPassword}
          hint={texts.passwordHint(shortestPassword())}
          required
          error={fault}
        >
          <PasswordInput
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setFault(undefined);
              saving.reset();
            }}
          />
        </Field>
        <div>
          <Button type="submit" variant="primary" busy={saving.isPending} busyLabel={texts.savingPassword}>
            {texts.savePassword}
          </Button>
        </div>
      </form>
    </AccountPage>
  );
}
