import { failureOf } from "@sitewright/app-kit/calls";
import type { User } from "@sitewright/contracts";
import { Button } from "@sitewright/ui";
import { MailQuestionMark, X } from "lucide-react";
import { useState } from "react";
import { securityTexts as texts } from "../../texts/account-security.ts";
import { Notice } from "../chrome/notice.tsx";
import { stepTitleId } from "../chrome/step-page.tsx";
import { failureText, useResendVerification } from "./security-query.ts";

/** Asks to confirm the address while it is not; quiet, and gone for this visit when told 'Not now'. */
export function UnverifiedBanner({ user }: { user: User }) {
  const [isClosed, setIsClosed] = useState(false);
  const sending = useResendVerification();
  if (user.emailVerified || isClosed) return null;
  const close = (): void => {
    setIsClosed(true);
    // The button that has the focus goes with it.
    document.getElementById(stepTitleId)?.focus({ preventScroll: true });
  };
  return (
    <Notice tone="neutral" icon={<MailQuestionMark aria-hidden="true" />} short={texts.bannerShort}>
      <div className="flex items-start gap-2 phone:items-center">
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="min-w-0 flex-[1_1_16rem] break-words">
            {sending.isSuccess ? texts.bannerSent : texts.banner(user.email)}
            {sending.isError && ` ${failureText(failureOf(sending.error))}`}
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
          onClick={close}
          className="-my-1.5 flex-none"
        >
          <X aria-hidden="true" />
        </Button>
      </div>
    </Notice>
  );
}
