import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import { Button, Note } from "@sitewright/ui";
import type { ReactNode } from "react";
import { chromeTexts } from "../../components/chrome/texts.ts";
import { wizardTexts } from "./texts.ts";

/** What shows instead of a step that could not be loaded or drawn. The answers are kept elsewhere. */
function StepFailed() {
  return (
    <Note tone="bad" role="alert">
      <p className="font-label">{wizardTexts.stepFailed}</p>
      <p className="mb-3">{wizardTexts.stepFailedHint}</p>
      <Button compact onClick={() => location.reload()}>
        {chromeTexts.tryAgain}
      </Button>
    </Note>
  );
}

/** Keeps the fault of a step from taking the wizard with it. */
export function StepBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<StepFailed />}>{children}</ErrorBoundary>;
}
