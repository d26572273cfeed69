import { failureOf } from "@sitewright/app-kit/calls";
import { failureText } from "@sitewright/app-kit/failure-text";
import type { User } from "@sitewright/contracts";
import { Button } from "@sitewright/ui";
import { MailQuestionMark, X } from "lucide-react";
import { useState } from "react";
import { Notice } from "../chrome/notice.tsx";
import { stepTitleId } from "../chrome/step-page.tsx";
import { useResendVerification } from "./security-query.ts";
import { securityTexts as texts } from "./texts.ts";

/** Asks to confirm the email address while it is not confirmed; 'Not now' hides it for this visit. */
export function UnverifiedBanner({ user }: { user: User }) {
  const [isClosed, setIsClosed] = useState(false);
  const sending = useResendVerification();
  if (user.emailVerified || isClosed) return null;
  const close = (): void => {
    setIsClosed(true);
    // The focused button is removed with it.
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
              onClick={({ detail }) => detail <= 1 && sending.mutate()}
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
