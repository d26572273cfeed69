import { dataOf, failureOf } from "@sitewright/app-kit/calls";
import { failureText } from "@sitewright/app-kit/failure-text";
import { type FormReading, useForm } from "@sitewright/app-kit/form";
import { useClient } from "@sitewright/app-kit/services";
import { forgotPassword } from "@sitewright/contracts";
import { Button, Field, Input, Note } from "@sitewright/ui";
import { useState } from "react";
import { Link } from "react-router";
import { linkMailTexts } from "../../components/account-security/mail-texts.ts";
import { useForgotPassword } from "../../components/account-security/security-query.ts";
import { securityTexts as texts } from "../../components/account-security/texts.ts";
import { paths } from "../../lib/paths.ts";
import { AccountPage } from "./account-page.tsx";
import { emailError } from "./credentials.ts";

function readEmail({ email }: { email: string }): FormReading<string> {
  const fault = emailError(email);
  return fault === null ? { ok: true, value: email.trim() } : { ok: false, faults: { email: fault } };
}

const BackToSignIn = () => (
  <Link to={paths.wizard} className="inline-flex min-h-control items-center">
    <span className="text-link font-[600]">{texts.backToSignIn}</span>
  </Link>
);

const Failed = ({ text }: { text: string }) => (
  <Note tone="bad" role="alert">
    {text}
  </Note>
);

/** Shown whether or not the account exists, so that it does not reveal that. */
function Sent({ email }: { email: string }) {
  const asking = useForgotPassword();
  const { sentTitle, sentLead, sentHint, sentAgain, sendAgain, sending } = linkMailTexts();
  return (
    <AccountPage title={sentTitle} lead={sentLead(email)}>
      <div className="grid gap-s-4">
        <p className="max-w-[52ch] text-ink-2">{sentHint}</p>
        {asking.isError && <Failed text={failureText(failureOf(asking.error))} />}
        {asking.isSuccess && (
          <Note tone="ok" role="status">
            {sentAgain}
          </Note>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button busy={asking.isPending} busyLabel={sending} onClick={() => asking.mutate(email)}>
            {sendAgain}
          </Button>
          <BackToSignIn />
        </div>
      </div>
    </AccountPage>
  );
}

/** Requests a link to choose a new password. `email`: the initial value, as typed in the sign-in form. */
export function ForgotPasswordScreen({ email: typed }: { email: string }) {
  const client = useClient();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: typed },
    read: readEmail,
    send: async (email) => {
      await dataOf(client.call(forgotPassword, { body: { email } }));
      return email;
    },
    onSent: setSentTo,
  });
  const { forgotLead, send, sending } = linkMailTexts();
  if (sentTo !== null) return <Sent email={sentTo} />;
  return (
    <AccountPage title={texts.forgotTitle} lead={forgotLead}>
      <form noValidate onSubmit={form.submit} className="grid gap-s-4">
        {form.refusal && <Failed text={form.refusal} />}
        <Field label={texts.email} required {...form.field("email")}>
          <Input type="email" inputMode="email" autoComplete="email" {...form.control("email")} />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button type="submit" variant="primary" busy={form.isSending} busyLabel={sending}>
            {send}
          </Button>
          <BackToSignIn />
        </div>
      </form>
    </AccountPage>
  );
}
