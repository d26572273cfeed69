import { lazy, Suspense, useEffect } from "react";
import { LazyPreview } from "../components/site-preview/lazy-preview.tsx";
import { WizardShell } from "../features/wizard/wizard-shell.tsx";
import { useSignOut } from "../lib/session/use-sign-out.ts";
import { useUser } from "./portal.tsx";
import { loadPalette, preloadSteps, stepScreens } from "./step-screens.tsx";

const SubmissionNews = lazy(async () => ({
  default: (await import("../features/sitemap/submission-news.tsx")).SubmissionNews,
}));

/** How long after the first screen the code of the other steps is fetched. */
const preloadAfterMs = 1500;

/** The wizard with the screens of its nine steps. */
export function WizardRoute() {
  const user = useUser();
  const signOut = useSignOut();
  useEffect(() => {
    const timer = setTimeout(preloadSteps, preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <WizardShell
        user={user}
        screens={stepScreens}
        loadPalette={loadPalette}
        preview={<LazyPreview formId="main" />}
        onSignOut={signOut}
      />
      <Suspense fallback={null}>
        <SubmissionNews />
      </Suspense>
    </>
  );
}
