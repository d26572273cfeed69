import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import { Note } from "@sitewright/ui";
import type { ReactNode } from "react";
import { ReloadButton } from "../../components/chrome/reload-button.tsx";
import { wizardTexts } from "./texts.ts";

/** Shown instead of a step that failed to load or render. The answers are stored elsewhere. */
function StepFailed() {
  return (
    <Note tone="bad" role="alert">
      <p className="font-label">{wizardTexts.stepFailed}</p>
      <p className="mb-3">{wizardTexts.stepFailedHint}</p>
      <ReloadButton compact />
    </Note>
  );
}

/** An error boundary per step, so that its error does not unmount the wizard. */
export function StepBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<StepFailed />}>{children}</ErrorBoundary>;
}
