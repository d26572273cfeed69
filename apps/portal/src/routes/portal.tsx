import type { User } from "@sitewright/contracts";
import { lazy, Suspense, useEffect, useState } from "react";
import { Outlet, useOutletContext } from "react-router";
import { LoadingScreen } from "../components/chrome/loading-screen.tsx";
import { SessionFailed } from "../components/chrome/session-failed.tsx";
import { work } from "../lib/saving/work.ts";
import { useSession } from "../lib/session/session.ts";

const SignedOutRoute = lazy(() => import("./signed-out-route.tsx"));

/** The signed-in person, for the screens below. */
export const useUser = (): User => useOutletContext<User>();

/** Opens a person's work; true once their answers are in place. */
function useWork(uid: string, isFreshSignIn: boolean): boolean {
  const [readyFor, setReadyFor] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const ending = work.begin({ uid, isFreshSignIn }).then((end) => {
      if (isCurrent) setReadyFor(uid);
      return end;
    });
    return () => {
      isCurrent = false;
      ending.then((end) => end());
    };
  }, [uid]);
  return readyFor === uid;
}

function SignedIn({ user, isFreshSignIn }: { user: User; isFreshSignIn: boolean }) {
  if (!useWork(user.uid, isFreshSignIn)) return <LoadingScreen />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Outlet context={user} />
    </Suspense>
  );
}

/** Lets the signed-in through to the screens; everybody else signs in first. */
export function Portal() {
  const session = useSession();
  if (session.isPending) return <LoadingScreen />;
  if (session.isError) return <SessionFailed onRetry={() => session.refetch()} />;
  const { user, isFreshSignIn } = session.data;
  if (user) return <SignedIn key={user.uid} user={user} isFreshSignIn={isFreshSignIn} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedOutRoute session={session.data} />
    </Suspense>
  );
}
