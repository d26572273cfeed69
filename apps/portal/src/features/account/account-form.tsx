import { useForm } from "@sitewright/app-kit/form";
import type { User } from "@sitewright/contracts";
import { Button, Field, Input, Note } from "@sitewright/ui";
import { Link } from "react-router";
import { securityTexts } from "../../components/account-security/texts.ts";
import { PasswordInput } from "../../components/password-input.tsx";
import { shortestPassword } from "../../lib/password/password-length.ts";
import { paths } from "../../lib/paths.ts";
import { type AccountMode, type Credentials, readCredentials, readRefusal } from "./credentials.ts";
import { accountTexts as texts } from "./texts.ts";
import { useSignIn } from "./use-sign-in.ts";

const empty: Credentials = { name: "", email: "", password: "" };

const words = {
  "sign-in": { submit: texts.signIn, busy: texts.signingIn, toggle: texts.toSignUp },
  "sign-up": { submit: texts.signUp, busy: texts.signingUp, toggle: texts.toSignIn },
} as const;

interface AccountFormProps {
  mode: AccountMode;
  onModeChange: (mode: AccountMode) => void;
  onSignedIn: (user: User) => void;
  /** Initial address, for a returning person. */
  email?: string;
}

/** E-mail and password, for an existing account or a new one. */
export function AccountForm({ mode, onModeChange, onSignedIn, email = "" }: AccountFormProps) {
  const signIn = useSignIn(onSignedIn);
  const form = useForm({
    initial: { ...empty, email },
    read: (credentials) => readCredentials(mode, credentials),
    send: (credentials) => signIn(mode, credentials),
    onSent: () => {},
    readFailure: readRefusal,
  });
  const { values, refusal, isSending, control } = form;
  const field = (name: keyof Credentials) => ({ required: true, ...form.field(name) });

  return (
    <form noValidate onSubmit={form.submit} className="grid gap-s-4">
      {refusal && (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      )}
      {mode === "sign-up" && (
        <Field label={texts.name} {...field("name")}>
          <Input autoComplete="name" autoCapitalize="words" {...control("name")} />
        </Field>
      )}
      <Field label={texts.email} {...field("email")}>
        <Input
          type="email"
          inputMode="email"
          // A password manager offers the accounts that it knows for a `username`.
          autoComplete={mode === "sign-up" ? "email" : "username"}
          {...control("email")}
        />
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
          <Link to={paths.forgotPassword} state={{ email: values.email }} className="inline-block py-1">
            <span className="text-link">{securityTexts.forgot}</span>
          </Link>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button type="submit" variant="primary" busy={isSending} busyLabel={words[mode].busy}>
          {words[mode].submit}
        </Button>
        <button
          type="button"
          onClick={() => {
            form.clearFaults();
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
