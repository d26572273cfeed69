import { failureOf } from "@sitewright/app-kit/calls";
import { failureText } from "@sitewright/app-kit/failure-text";
import type { User } from "@sitewright/contracts";
import { Button, useToast } from "@sitewright/ui";
import { MailQuestionMark, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useRenewUser } from "../../lib/session/session.ts";
import { Notice } from "../chrome/notice.tsx";
import { stepTitleId } from "../chrome/step-page.tsx";
import { linkMailTexts } from "./mail-texts.ts";
import { useResendVerification } from "./security-query.ts";
import { securityTexts as texts } from "./texts.ts";

/**
 * The link is opened in another tab or on another device, so the session is refetched when the person returns to this
 * tab.
 */
function useRenewOnReturn(isNeeded: boolean): void {
  const renewUser = useRenewUser();
  useEffect(() => {
    if (!isNeeded) return;
    const renew = (): void => {
      if (document.visibilityState === "visible") void renewUser();
    };
    document.addEventListener("visibilitychange", renew);
    return () => document.removeEventListener("visibilitychange", renew);
  }, [isNeeded, renewUser]);
}

/** Asks to confirm the email address while it is not confirmed; 'Not now' hides it for this visit. */
export function UnverifiedBanner({ user }: { user: User }) {
  const [isClosed, setIsClosed] = useState(false);
  const sending = useResendVerification();
  const { toast } = useToast();
  useRenewOnReturn(!user.emailVerified);
  if (user.emailVerified || isClosed) return null;
  const { banner, sentAgain, ...mail } = linkMailTexts();
  // The focused button is removed with the banner.
  const leave = (): void => document.getElementById(stepTitleId)?.focus({ preventScroll: true });
  const close = (): void => {
    setIsClosed(true);
    leave();
  };
  const send = (): void =>
    sending.mutate(undefined, {
      onSuccess: ({ queued }) => {
        if (queued) return;
        toast({ title: texts.verifiedTitle });
        leave();
      },
    });
  return (
    <Notice tone="neutral" icon={<MailQuestionMark aria-hidden="true" />} short={texts.bannerShort}>
      <div className="flex items-start gap-2 phone:items-center">
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="min-w-0 flex-[1_1_16rem] break-words">
            {sending.isSuccess ? sentAgain : banner(user.email)}
            {sending.isError && ` ${failureText(failureOf(sending.error))}`}
          </p>
          {!sending.isSuccess && (
            <Button compact variant="line" busy={sending.isPending} busyLabel={mail.sending} onClick={send}>
              {mail.sendAgain}
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
