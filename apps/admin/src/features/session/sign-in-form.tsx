import { Button, Field, Input, Note } from "@sitewright/ui";
import { type FormEvent, useEffect, useRef } from "react";
import { signInProblem } from "./sign-in-problem.ts";
import { useSignIn } from "./use-session.ts";

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

/** E-mail and password. Every refusal is shown in the words of the service. */
export function SignInForm() {
  const signIn = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const problem = signInProblem(signIn.error);
  useEffect(() => {
    if (signIn.error) form.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")?.focus();
  }, [signIn.error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (!signIn.isPending)
      signIn.mutate({ email: textOf(data, "email"), password: textOf(data, "password") });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-s-4">
      <Field label="Email" required error={problem.email}>
        <Input name="email" type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Field label="Password" required error={problem.password}>
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
      {problem.whole && (
        <Note tone="bad" role="alert">
          {problem.whole}
        </Note>
      )}
      <Button
        type="submit"
        variant="primary"
        busy={signIn.isPending}
        busyLabel="Signing in..."
        className="mt-1"
      >
        Sign in
      </Button>
    </form>
  );
}
