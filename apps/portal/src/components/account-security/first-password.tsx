import { failureOf } from "@sitewright/app-kit/calls";
import { failureText } from "@sitewright/app-kit/failure-text";
import { Button, Note } from "@sitewright/ui";
import { useForgotPassword } from "./security-query.ts";
import { securityTexts as texts } from "./texts.ts";

/** For an account without a password: mails a link, which also proves that the person owns the address. */
export function FirstPassword({ email }: { email: string }) {
  const asking = useForgotPassword();
  return (
    <div className="grid max-w-[60ch] justify-items-start gap-s-4">
      <p className="text-ink-2">{texts.noPassword}</p>
      {asking.isSuccess && (
        <Note tone="ok" role="status">
          {texts.noPasswordSent(email)}
        </Note>
      )}
      {asking.isError && (
        <Note tone="bad" role="alert">
          {failureText(failureOf(asking.error))}
        </Note>
      )}
      <Button busy={asking.isPending} busyLabel={texts.sendingLink} onClick={() => asking.mutate(email)}>
        {texts.sendLink}
      </Button>
    </div>
  );
}
