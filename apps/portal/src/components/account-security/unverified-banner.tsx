import type { User } from "@sitewright/contracts";
import { Button, Note } from "@sitewright/ui";
import { MailQuestionMark, X } from "lucide-react";
import { useState } from "react";
import { securityTexts as texts } from "../../texts/account-security.ts";
import { failureText, useResendVerification } from "./security-query.ts";

/** Asks to confirm the address while it is not; quiet, and gone for this visit when told 'Not now'. */
export function UnverifiedBanner({ user }: { user: User }) {
  const [isClosed, setIsClosed] = useState(false);
  const sending = useResendVerification();
  if (user.emailVerified || isClosed) return null;
  return (
    <Note
      icon={<MailQuestionMark aria-hidden="true" />}
      className="phone:items-center rounded-none! px-gutter! py-2! desk:px-s-5!"
    >
      <div className="flex items-start gap-2 phone:items-center">
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="min-w-0 break-words">
            {sending.isSuccess ? texts.bannerSent : texts.banner(user.email)}
            {sending.isError && ` ${failureText(sending.error)}`}
          </p>
          {!sending.isSuccess && (
            <Button
              compact
              variant="line"
              busy={sending.isPending}
              busyLabel={texts.sendingLink}
              onClick={() => sending.mutate()}
            >
              {texts.bannerAgain}
            </Button>
          )}
        </div>
        <Button
          compact
          iconOnly
          variant="ghost"
          aria-label={texts.bannerClose}
          onClick={() => setIsClosed(true)}
          className="-my-1.5 flex-none"
        >
          <X aria-hidden="true" />
        </Button>
      </div>
    </Note>
  );
}
