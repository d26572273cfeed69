import { isRefusedWith } from "@sitewright/app-kit/calls";
import { useForm } from "@sitewright/app-kit/form";
import { Button, Dialog, Field, Input, Note } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSignIn } from "./use-session.ts";

/** Asks for the password of the person whose session has ended. */
function SignInAgain({ email, onClose }: { email: string; onClose: () => void }) {
  const signIn = useSignIn();
  const form = useForm({
    initial: { password: "" },
    read: (value) => ({ ok: true, value }),
    send: ({ password }: { password: string }) => signIn({ email, password }),
    onSent: onClose,
  });
  return (
    <Dialog
      open
      isHeld
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Sign in again"
      description={`Your session has ended. Sign in as ${email}, then try again: this page stays as it is.`}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            busy={form.isSending}
            busyLabel="Signing in..."
          >
            Sign in
          </Button>
        </>
      }
    >
      <form id={form.id} noValidate onSubmit={form.submit} className="grid gap-s-4">
        {/* For password managers, which look for the account beside the password. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field label="Password" required {...form.field("password")}>
          <Input type="password" autoComplete="current-password" {...form.control("password")} />
        </Field>
        {form.refusal && (
          <Note tone="bad" role="alert">
            {form.refusal}
          </Note>
        )}
      </form>
    </Dialog>
  );
}

/** Offers to sign in, over the page, where a change was refused because the session has ended: what was typed stays. */
export function RenewSession({ email }: { email: string }) {
  const queries = useQueryClient();
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error")
          if (isRefusedWith(event.action.error, "sign-in-required")) setHasEnded(true);
      }),
    [queries],
  );
  return hasEnded ? <SignInAgain email={email} onClose={() => setHasEnded(false)} /> : null;
}
