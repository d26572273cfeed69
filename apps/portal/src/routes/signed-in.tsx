import { FaultBoundary } from "@sitewright/app-kit/fault-boundary";
import { later } from "@sitewright/app-kit/later";
import type { User } from "@sitewright/contracts";
import { useEffect, useState } from "react";
import { Outlet, useOutletContext } from "react-router";
import { LoadingScreen } from "../components/chrome/loading-screen.tsx";
import { MergeNews } from "../features/wizard/merge-news.tsx";
import { useOpenQuestion } from "../lib/saving/open-question.ts";
import { work } from "../lib/saving/work.ts";
import { useSessionCheck } from "../lib/session/session-check.ts";
import { useSessionEnd } from "../lib/session/session-end.ts";
import { useWizard } from "../lib/wizard/wizard-store.ts";
import { stepScreens } from "./step-screens.tsx";

const SignInAgain = later(async () => (await import("../features/account/sign-in-again.tsx")).SignInAgain);
const DraftConflict = later(
  async () => (await import("../features/wizard/draft-conflict.tsx")).DraftConflict,
);

/** Fetches ahead what saving may have to ask: then it does not hang on a connection, or on a release since. */
export async function preloadQuestions(): Promise<void> {
  await SignInAgain.preload();
  await DraftConflict.preload();
}

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
    // The device has told which step is open, the server is still asked for its answers.
    void stepScreens[useWizard.getState().position.activeTab].preload();
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
      <FaultBoundary fallback={null}>
        {question && <DraftConflict question={question} />}
        {hasEnded && <SignInAgain user={user} />}
      </FaultBoundary>
    </>
  );
}

interface SignedInProps {
  readonly user: User;
  readonly isFreshSignIn: boolean;
}

/** The screens of somebody who is signed in, once their answers are in place. */
export function SignedIn({ user, isFreshSignIn }: SignedInProps) {
  if (!useWork(user.uid, isFreshSignIn)) return <LoadingScreen />;
  return (
    <>
      <Outlet context={user} />
      <SavingTalk user={user} />
    </>
  );
}
