import type { User } from "@sitewright/contracts";
import { lazy, Suspense, useEffect, useState } from "react";
import { Outlet, useOutletContext } from "react-router";
import { LoadingScreen } from "../components/chrome/loading-screen.tsx";
import { SessionFailed } from "../components/chrome/session-failed.tsx";
import { MergeNews } from "../features/wizard/merge-news.tsx";
import { useOpenQuestion } from "../lib/saving/open-question.ts";
import { work } from "../lib/saving/work.ts";
import { useSession, useSessionCheck } from "../lib/session/session.ts";
import { useSessionEnd } from "../lib/session/session-end.ts";

const SignedOutRoute = lazy(() => import("./signed-out-route.tsx"));
const SignInAgain = lazy(async () => ({
  default: (await import("../features/account/sign-in-again.tsx")).SignInAgain,
}));
const DraftConflict = lazy(async () => ({
  default: (await import("../features/wizard/draft-conflict.tsx")).DraftConflict,
}));

/** The signed-in person, for the screens below. */
export const useUser = (): User => useOutletContext<User>();

/** Opens a person's work; true once their answers are in place. */
function useWork(uid: string, isFreshSignIn: boolean): boolean {
  const [readyFor, setReadyFor] = useState<string | null>(null);
  const onSessionChange = useSessionCheck();
  useEffect(() => {
    let isCurrent = true;
    const ending = work.begin({ uid, isFreshSignIn, onSessionChange }).then((end) => {
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

/** What saving has to ask or to say, on whatever screen. */
function SavingTalk({ user }: { user: User }) {
  const question = useOpenQuestion((state) => state.question);
  const hasEnded = useSessionEnd((state) => state.hasEnded);
  return (
    <>
      <MergeNews />
      <Suspense fallback={null}>
        {question && <DraftConflict question={question} />}
        {hasEnded && <SignInAgain user={user} />}
      </Suspense>
    </>
  );
}

function SignedIn({ user, isFreshSignIn }: { user: User; isFreshSignIn: boolean }) {
  if (!useWork(user.uid, isFreshSignIn)) return <LoadingScreen />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Outlet context={user} />
      <SavingTalk user={user} />
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
