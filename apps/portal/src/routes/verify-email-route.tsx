import { Button } from "@sitewright/ui";
import { useLocation } from "react-router";
import { securityTexts as texts } from "../components/account-security/texts.ts";
import { LoadingScreen } from "../components/chrome/loading-screen.tsx";
import { PageFailed } from "../components/chrome/page-failed.tsx";
import { chromeTexts } from "../components/chrome/texts.ts";
import { SignInScreen } from "../features/account/sign-in-screen.tsx";
import { VerifyEmailScreen } from "../features/account/verify-email-screen.tsx";
import { useRenewUser, useSession } from "../lib/session/session.ts";

/** The target of the link that confirms an address; its owner signs in first. */
export function VerifyEmailRoute() {
  const session = useSession();
  const renewUser = useRenewUser();
  const token = useLocation().hash.slice(1);
  if (session.isPending) return <LoadingScreen />;
  if (session.isError)
    return (
      <PageFailed
        title={chromeTexts.sessionFailed}
        action={
          <Button variant="primary" onClick={() => session.refetch()}>
            {chromeTexts.tryAgain}
          </Button>
        }
      />
    );
  const { user } = session.data;
  if (!user) return <SignInScreen reason={texts.verifySignIn} />;
  return <VerifyEmailScreen key={token} user={user} token={token} onVerified={renewUser} />;
}
