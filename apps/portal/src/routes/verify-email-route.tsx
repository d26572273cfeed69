import { useLocation } from "react-router";
import { securityTexts as texts } from "../components/account-security/texts.ts";
import { LoadingScreen } from "../components/chrome/loading-screen.tsx";
import { SignInScreen } from "../features/account/sign-in-screen.tsx";
import { VerifyEmailScreen } from "../features/account/verify-email-screen.tsx";
import { useRenewUser, useSession } from "../lib/session/session.ts";
import { SessionFailed } from "./session-failed.tsx";

/** The target of the link that confirms an address; its owner signs in first. */
export function VerifyEmailRoute() {
  const session = useSession();
  const renewUser = useRenewUser();
  const token = useLocation().hash.slice(1);
  if (session.isPending) return <LoadingScreen />;
  if (session.isError) return <SessionFailed error={session.error} onRetry={() => session.refetch()} />;
  const { user } = session.data;
  if (!user) return <SignInScreen reason={texts.verifySignIn} />;
  return <VerifyEmailScreen key={token} user={user} token={token} onVerified={renewUser} />;
}
