import { signInBodySchema } from "@sitewright/contracts";
import { Button, Field, Input, Note } from "@sitewright/ui";
import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router";
import { failureText, useForgotPassword } from "../../components/account-security/security-query.ts";
import { securityTexts as texts } from "../../components/account-security/texts.ts";
import { paths } from "../../lib/paths.ts";
import { AccountPage } from "./account-page.tsx";

function emailFault(email: string): string | null {
  if (email.trim() === "") return texts.missingEmail;
  return signInBodySchema.shape.email.safeParse(email).success ? null : texts.invalidEmail;
}

const BackToSignIn = () => (
  <Link to={paths.wizard} className="inline-flex min-h-control items-center">
    <span className="text-link font-[600]">{texts.backToSignIn}</span>
  </Link>
);

type Asking = ReturnType<typeof useForgotPassword>;

function Failed({ asking }: { asking: Asking }) {
  if (!asking.isError) return null;
  return (
    <Note tone="bad" role="alert">
      {failureText(asking.error)}
    </Note>
  );
}

/** The link is on its way, if there is an account: both look the same. */
function Sent({ email, asking }: { email: string; asking: Asking }) {
  const [hasAskedAgain, setHasAskedAgain] = useState(false);
  return (
    <AccountPage title={texts.sentTitle} lead={texts.sentLead(email)}>
      <div className="grid gap-s-4">
        <p className="max-w-[52ch] text-ink-2">{texts.sentHint}</p>
        <Failed asking={asking} />
        <p role="status" className="text-s empty:hidden">
          {hasAskedAgain && asking.isSuccess && texts.sentAgain}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button
            busy={asking.isPending}
            busyLabel={texts.sendingLink}
            onClick={() => {
              setHasAskedAgain(true);
              asking.mutate(email);
            }}
          >
            {texts.sendAgain}
          </Button>
          <BackToSignIn />
        </div>
      </div>
    </AccountPage>
  );
}

/** Asking for a link to choose a new password. `email` to begin with, as typed on the way here. */
export function ForgotPasswordScreen({ email: typed }: { email: string }) {
  const id = useId();
  const [email, setEmail] = useState(typed);
  const [fault, setFault] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const asking = useForgotPassword();
  if (sentTo !== null) return <Sent email={sentTo} asking={asking} />;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = emailFault(email);
    setFault(found);
    if (found) document.getElementById(id)?.focus();
    else if (!asking.isPending) asking.mutate(email, { onSuccess: () => setSentTo(email.trim()) });
  };
  return (
    <AccountPage title={texts.forgotTitle} lead={texts.forgotLead}>
      <form noValidate onSubmit={submit} className="grid gap-s-4">
        <Failed asking={asking} />
        <Field id={id} label={texts.email} required error={fault}>
          <Input
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setFault(null);
            }}
          />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button type="submit" variant="primary" busy={asking.isPending} busyLabel={texts.sendingLink}>
            {texts.sendLink}
          </Button>
          <BackToSignIn />
        </div>
      </form>
    </AccountPage>
  );
}
