import { useForm } from "@sitewright/app-kit/form";
import { Button, Field, Input, Note } from "@sitewright/ui";
import { paths } from "../../lib/paths.ts";
import { useSignIn } from "./use-session.ts";

/** E-mail and password. A refusal is shown with the service's message. */
export function SignInForm() {
  const form = useForm({
    initial: { email: "", password: "" },
    read: (value) => ({ ok: true, value }),
    send: useSignIn(),
    onSent: () => {},
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-s-4">
      <Field label="Email" required {...form.field("email")}>
        <Input type="email" autoComplete="username" inputMode="email" {...form.control("email")} />
      </Field>
      <Field label="Password" required {...form.field("password")}>
        <Input type="password" autoComplete="current-password" {...form.control("password")} />
      </Field>
      <p className="text-s">
        <a href={paths.forgotPassword} className="text-link">
          Forgot password?
        </a>
      </p>
      {form.refusal && (
        <Note tone="bad" role="alert">
          {form.refusal}
        </Note>
      )}
      <Button
        type="submit"
        variant="primary"
        busy={form.isSending}
        busyLabel="Signing in..."
        className="mt-1"
      >
        Sign in
      </Button>
    </form>
  );
}
