import { dataOf, failureOf, isRefusedWith } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { resetPassword } from "@sitewright/contracts";
import { Button, buttonClass, Field, Note } from "@sitewright/ui";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router";
import { newPasswordFault, refusedFields } from "../../components/account-security/password-faults.ts";
import { failureText } from "../../components/account-security/security-query.ts";
import { PasswordInput } from "../../components/password-input/password-input.tsx";
import { shortestPassword } from "../../lib/password/password-length.ts";
import { paths } from "../../lib/paths.ts";
import { securityTexts as texts } from "../../texts/account-security.ts";
import { EntrancePage } from "./entrance-page.tsx";

/** The link is of no use; another one takes a minute. */
function DeadLink() {
  return (
    <EntrancePage title={texts.deadTitle} lead={texts.deadLead}>
      <Link to={paths.forgotPassword} className={buttonClass({ variant: "primary" })}>
        {texts.askAgain}
      </Link>
    </EntrancePage>
  );
}

/** The password is replaced. The page is loaded anew: whoever was signed in here is not any more. */
function Done() {
  return (
    <EntrancePage title={texts.resetDoneTitle} lead={texts.resetDoneLead}>
      <a href={paths.wizard} className={buttonClass({ variant: "primary" })}>
        {texts.signIn}
      </a>
    </EntrancePage>
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
  const client = useClient();
  const saving = useMutation({
    mutationFn: () => dataOf(client.call(resetPassword, { body: { token, password } })),
    onError: (error) => show(refusedFields(failureOf(error)).password),
  });
  if (token === "" || isRefusedWith(saving.error, "link-invalid")) return <DeadLink />;
  if (saving.isSuccess) return <Done />;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = newPasswordFault(password);
    show(found);
    if (!found && !saving.isPending) saving.mutate();
  };
  return (
    <EntrancePage title={texts.resetTitle} lead={texts.resetLead}>
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
    </EntrancePage>
  );
}
