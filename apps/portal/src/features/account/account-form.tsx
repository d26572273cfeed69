import type { User } from "@sitewright/contracts";
import { Button, Field, Input, Note } from "@sitewright/ui";
import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router";
import { securityTexts } from "../../components/account-security/texts.ts";
import { PasswordInput } from "../../components/password-input.tsx";
import { shortestPassword } from "../../lib/password/password-length.ts";
import { paths } from "../../lib/paths.ts";
import {
  type AccountMode,
  type CredentialErrors,
  type Credentials,
  credentialErrors,
  refusalText,
} from "./credentials.ts";
import { accountTexts as texts } from "./texts.ts";
import { useCredentials } from "./use-credentials.ts";

const empty: Credentials = { name: "", email: "", password: "" };

const words = {
  "sign-in": { submit: texts.signIn, busy: texts.signingIn, toggle: texts.toSignUp },
  "sign-up": { submit: texts.signUp, busy: texts.signingUp, toggle: texts.toSignIn },
} as const;

interface AccountFormProps {
  mode: AccountMode;
  onModeChange: (mode: AccountMode) => void;
  onSignedIn: (user: User) => void;
  /** Address to begin with, of somebody who was here before. */
  email?: string;
}

/** E-mail and password, for an account that is there or a new one. */
export function AccountForm({ mode, onModeChange, onSignedIn, email = "" }: AccountFormProps) {
  const id = useId();
  const [credentials, setCredentials] = useState<Credentials>({ ...empty, email });
  const [faults, setFaults] = useState<CredentialErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  const show = (found: CredentialErrors): void => {
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  };
  const entering = useCredentials((failure) => {
    const { form, fields } = refusalText(failure);
    setRefusal(form ?? null);
    show(fields);
  }, onSignedIn);

  const edit = (name: keyof Credentials) => (event: { target: { value: string } }) => {
    setCredentials((before) => ({ ...before, [name]: event.target.value }));
    setFaults(({ [name]: _, ...others }) => others);
    setRefusal(null);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = credentialErrors(mode, credentials);
    setRefusal(null);
    show(found);
    if (Object.keys(found).length === 0 && !entering.isPending) entering.mutate({ mode, credentials });
  };
  const field = (name: keyof Credentials) => ({ id: `${id}-${name}`, required: true, error: faults[name] });
  const control = (name: keyof Credentials) => ({ name, value: credentials[name], onChange: edit(name) });

  return (
    <form noValidate onSubmit={submit} className="grid gap-s-4">
      {refusal && (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      )}
      {mode === "sign-up" && (
        <Field label={texts.name} {...field("name")}>
          <Input autoComplete="name" {...control("name")} />
        </Field>
      )}
      <Field label={texts.email} {...field("email")}>
        <Input type="email" inputMode="email" autoComplete="email" {...control("email")} />
      </Field>
      <Field
        label={texts.password}
        hint={mode === "sign-up" ? texts.passwordHint(shortestPassword()) : undefined}
        {...field("password")}
      >
        <PasswordInput
          autoComplete={mode === "sign-up" ? "new-password" : "current-password"}
          {...control("password")}
        />
      </Field>
      {mode === "sign-in" && (
        <p className="-mt-3 text-s">
          <Link to={paths.forgotPassword} state={{ email: credentials.email }} className="inline-block py-1">
            <span className="text-link">{securityTexts.forgot}</span>
          </Link>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button type="submit" variant="primary" busy={entering.isPending} busyLabel={words[mode].busy}>
          {words[mode].submit}
        </Button>
        <button
          type="button"
          onClick={() => {
            setFaults({});
            setRefusal(null);
            onModeChange(mode === "sign-in" ? "sign-up" : "sign-in");
          }}
          className="min-h-control"
        >
          <span className="text-link font-[600]">{words[mode].toggle}</span>
        </button>
      </div>
    </form>
  );
}
