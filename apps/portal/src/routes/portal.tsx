import type { User } from "@sitewright/contracts";
import { useEffect } from "react";
import { LoadingScreen } from "../components/chrome/loading-screen.tsx";
import { outcomeIn } from "../lib/session/google-arrival.ts";
import { useSession } from "../lib/session/session.ts";
import { hasStoredOwner } from "../lib/storage/storage-owner.ts";
import { preloadWizard, SignedIn, SignedOutRoute } from "./screens.tsx";
import { SessionFailed } from "./session-failed.tsx";

/** True where a person is probably signed in: they were at the last visit, or return from Google. */
const isLikelySignedIn = (): boolean => hasStoredOwner() || outcomeIn(location.search) === "signed-in";

/** Preloads the code of the likely screen during the request for the session. */
function usePreloading(user: User | null | undefined): void {
  const isSignedIn = user === undefined ? isLikelySignedIn() : user !== null;
  useEffect(() => {
    if (isSignedIn) preloadWizard();
    // Signing in leads to the wizard.
    else void SignedOutRoute.preload().then(preloadWizard);
  }, [isSignedIn]);
}

/** Shows the screens to a signed-in person; anybody else signs in first. */
export function Portal() {
  const session = useSession();
  usePreloading(session.data?.user);
  if (session.isPending) return <LoadingScreen />;
  if (session.isError) return <SessionFailed error={session.error} onRetry={() => session.refetch()} />;
  const { user, isFreshSignIn } = session.data;
  if (user) return <SignedIn key={user.uid} user={user} isFreshSignIn={isFreshSignIn} />;
  return <SignedOutRoute session={session.data} />;
}
