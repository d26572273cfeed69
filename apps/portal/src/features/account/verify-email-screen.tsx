import { dataOf, failureOf, isRefusedWith } from "@sitewright/app-kit/calls";
import { failureText } from "@sitewright/app-kit/failure-text";
import { useClient } from "@sitewright/app-kit/services";
import { type User, verifyEmail } from "@sitewright/contracts";
import { Button, buttonClass, Note } from "@sitewright/ui";
import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { linkMailTexts } from "../../components/account-security/mail-texts.ts";
import { useResendVerification } from "../../components/account-security/security-query.ts";
import { securityTexts as texts } from "../../components/account-security/texts.ts";
import { paths } from "../../lib/paths.ts";
import { useSignOutAnywhere } from "../../lib/session/use-sign-out-anywhere.ts";
import { AccountPage } from "./account-page.tsx";

function Verified({ email }: { email: string }) {
  return (
    <AccountPage title={texts.verifiedTitle} lead={texts.verifiedLead(email)}>
      <Link to={paths.wizard} className={buttonClass({ variant: "primary" })}>
        {texts.goOn}
      </Link>
    </AccountPage>
  );
}

/**
 * The link is invalid for this account: another one can be mailed, or the person can sign in with the account that it
 * belongs to.
 */
function DeadLink({ email }: { email: string }) {
  const sending = useResendVerification();
  const mail = linkMailTexts();
  const signOut = useSignOutAnywhere();
  return (
    <AccountPage title={texts.verifyDeadTitle} lead={texts.verifyDeadLead(email)}>
      <div className="grid justify-items-start gap-s-4">
        {sending.isError && (
          <Note tone="bad" role="alert">
            {failureText(failureOf(sending.error))}
          </Note>
        )}
        {sending.isSuccess && (
          <Note tone="ok" role="status">
            {mail.sentAgain}
          </Note>
        )}
        <div className="flex flex-wrap items-center gap-x-s-5 gap-y-2">
          <Button
            variant="primary"
            busy={sending.isPending}
            busyLabel={mail.sending}
            onClick={() => sending.mutate()}
          >
            {mail.sendAnother}
          </Button>
          <button type="button" className="min-h-control" onClick={() => void signOut()}>
            <span className="text-link font-[600]">{texts.otherAccount}</span>
          </button>
        </div>
      </div>
    </AccountPage>
  );
}

interface VerifyEmailScreenProps {
  user: User;
  /** The secret from the mailed link; empty when the address has none. */
  token: string;
  /** The address is confirmed, or may be: the cached session data is stale. */
  onVerified: () => Promise<void>;
}

/** Confirms an address on a button press, because mail scanners open every link. */
export function VerifyEmailScreen({ user, token, onVerified }: VerifyEmailScreenProps) {
  const { email } = user;
  const client = useClient();
  const confirming = useMutation({
    mutationFn: () => dataOf(client.call(verifyEmail, { body: { token } })),
    onSuccess: onVerified,
    // An earlier request whose answer was lost may have confirmed it, and used up the link.
    onError: async (error) => {
      if (isRefusedWith(error, "link-invalid")) await onVerified();
    },
  });
  if (user.emailVerified || confirming.isSuccess) return <Verified email={email} />;
  if (token === "" || isRefusedWith(confirming.error, "link-invalid")) return <DeadLink email={email} />;
  return (
    <AccountPage title={texts.verifyTitle} lead={texts.verifyLead(email)}>
      <div className="grid justify-items-start gap-s-4">
        {confirming.isError && (
          <Note tone="bad" role="alert">
            {failureText(failureOf(confirming.error))}
          </Note>
        )}
        <Button
          variant="primary"
          busy={confirming.isPending}
          busyLabel={texts.verifying}
          onClick={() => confirming.mutate()}
        >
          {texts.verify}
        </Button>
      </div>
    </AccountPage>
  );
}
