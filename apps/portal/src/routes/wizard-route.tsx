import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import { later } from "@sitewright/app-kit/later";
import { useEffect } from "react";
import { LazyPreview, preloadFullScreen } from "../components/site-preview/lazy-preview.tsx";
import { WizardShell } from "../features/wizard/wizard-shell.tsx";
import { useSignOut } from "../lib/session/use-sign-out.ts";
import { keepScroll } from "../lib/wizard/kept-scroll.ts";
import { leaveSteps, useStepHistory } from "../lib/wizard/use-step-history.ts";
import { preloadQuestions } from "./signed-in.tsx";
import { loadPalette, preloadSteps, stepScreens } from "./step-screens.tsx";
import { useUser } from "./use-user.ts";

const SubmissionNews = later(
  async () => (await import("../features/sitemap/submission-result.tsx")).SubmissionResult,
);

/** Delay after the first screen before the code of the other steps is loaded. */
const preloadAfterMs = 1500;

/** Last, the dialogs that saving may need. */
async function preloadAll(): Promise<void> {
  if ((await preloadSteps()) && (await preloadFullScreen())) await preloadQuestions();
}

/** The wizard with the screens of its nine steps. */
export function WizardRoute() {
  const user = useUser();
  const signOut = useSignOut();
  useStepHistory();
  useEffect(keepScroll, []);
  useEffect(() => {
    const timer = setTimeout(preloadAll, preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <WizardShell
        user={user}
        screens={stepScreens}
        loadPalette={loadPalette}
        preview={<LazyPreview formId="main" />}
        onSignOut={() => signOut().then(leaveSteps)}
      />
      <ErrorBoundary fallback={null}>
        <SubmissionNews />
      </ErrorBoundary>
    </>
  );
}
