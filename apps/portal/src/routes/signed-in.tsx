import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import { later } from "@sitewright/app-kit/later";
import type { User } from "@sitewright/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Outlet } from "react-router";
import { LoadingScreen } from "../components/chrome/loading-screen.tsx";
import { PageBoundary } from "../components/chrome/page-boundary.tsx";
import { stepTitleId } from "../components/chrome/step-page.tsx";
import { MergedNotice } from "../features/wizard/merged-notice.tsx";
import { PageNotices } from "../features/wizard/page-notices.tsx";
import { autosave } from "../lib/saving/autosave.ts";
import { useConflictQuestion } from "../lib/saving/resolve-conflicts.ts";
import { settleSignIn } from "../lib/session/session.ts";
import { useSessionCheck } from "../lib/session/session-check.ts";
import { useSessionEnd } from "../lib/session/session-end.ts";
import { requestFieldFocus } from "../lib/wizard/step-change.ts";
import { useWizard } from "../lib/wizard/wizard-store.ts";
import { stepScreens } from "./step-screens.tsx";

const SignInAgain = later(async () => (await import("../features/account/sign-in-again.tsx")).SignInAgain);
const WaitingSenders = later(async () => (await import("./waiting-senders.tsx")).WaitingSenders);
const DraftConflict = later(
  async () => (await import("../features/wizard/draft-conflict.tsx")).DraftConflict,
);

/** Preloads the dialogs of saving: they are needed when there is no connection, or after a new release. */
export async function preloadQuestions(): Promise<void> {
  await SignInAgain.preload();
  await DraftConflict.preload();
}

/** Starts autosave for a person, which continues while other pages are shown; true once their answers are loaded. */
function useWork(uid: string, isFreshSignIn: boolean): boolean {
  const [readyFor, setReadyFor] = useState<string | null>(null);
  const onSessionChange = useSessionCheck();
  const queries = useQueryClient();
  useEffect(() => {
    // The focused button was removed with the sign-in screen.
    if (isFreshSignIn) requestFieldFocus(stepTitleId);
    let isCurrent = true;
    void autosave.start({ uid, isFreshSignIn, onSessionChange }).then(() => {
      if (isCurrent) setReadyFor(uid);
    });
    // The open step is known from this device while the server's draft is still loading.
    void stepScreens[useWizard.getState().position.activeTab].preload();
    return () => {
      isCurrent = false;
    };
  }, [uid]);
  useEffect(() => {
    if (isFreshSignIn) settleSignIn(queries);
  }, [isFreshSignIn, queries]);
  return readyFor === uid;
}

/** The dialogs and notices of saving, and the components that send data to the account, on every screen. */
function SavingTalk({ user }: { user: User }) {
  const question = useConflictQuestion((state) => state.question);
  const hasEnded = useSessionEnd((state) => state.hasEnded);
  return (
    <>
      <MergedNotice />
      <PageNotices />
      <ErrorBoundary fallback={null}>
        {question && <DraftConflict question={question} />}
        {hasEnded && <SignInAgain user={user} />}
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>{!hasEnded && <WaitingSenders uid={user.uid} />}</ErrorBoundary>
    </>
  );
}

interface SignedInProps {
  readonly user: User;
  readonly isFreshSignIn: boolean;
}

/** The screens of a signed-in person, once their answers are loaded. */
export function SignedIn({ user, isFreshSignIn }: SignedInProps) {
  if (!useWork(user.uid, isFreshSignIn)) return <LoadingScreen />;
  return (
    <>
      {/* Saving continues if a page could not be loaded. */}
      <PageBoundary>
        <Outlet context={user} />
      </PageBoundary>
      <SavingTalk user={user} />
    </>
  );
}
