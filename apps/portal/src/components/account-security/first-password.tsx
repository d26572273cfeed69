import { failureOf } from "@sitewright/app-kit/calls";
import { failureText } from "@sitewright/app-kit/failure-text";
import { Button, Note } from "@sitewright/ui";
import { linkMailTexts } from "./mail-texts.ts";
import { useForgotPassword } from "./security-query.ts";

/** For an account without a password: mails a link, which also proves that the person owns the address. */
export function FirstPassword({ email }: { email: string }) {
  const asking = useForgotPassword();
  const { noPassword, noPasswordSent, send, sending } = linkMailTexts();
  return (
    <div className="grid max-w-[60ch] justify-items-start gap-s-4">
      <p className="text-ink-2">{noPassword}</p>
      {asking.isSuccess && (
        <Note tone="ok" role="status">
          {noPasswordSent(email)}
        </Note>
      )}
      {asking.isError && (
        <Note tone="bad" role="alert">
          {failureText(failureOf(asking.error))}
        </Note>
      )}
      <Button busy={asking.isPending} busyLabel={sending} onClick={() => asking.mutate(email)}>
        {send}
      </Button>
    </div>
  );
}
