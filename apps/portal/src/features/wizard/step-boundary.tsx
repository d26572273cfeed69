import { FaultBoundary } from "@sitewright/app-kit/fault-boundary";
import { Button, Note } from "@sitewright/ui";
import type { ReactNode } from "react";
import { accountTexts } from "../../texts/account.ts";
import { chromeTexts } from "../../texts/chrome.ts";

/** What shows instead of a step that could not be loaded or drawn. The answers are kept elsewhere. */
function StepFailed() {
  return (
    <Note tone="bad" role="alert">
      <p className="font-label">{chromeTexts.stepFailed}</p>
      <p className="mb-3">{chromeTexts.stepFailedHint}</p>
      <Button compact onClick={() => location.reload()}>
        {accountTexts.tryAgain}
      </Button>
    </Note>
  );
}

/** Keeps the fault of a step from taking the wizard with it. */
export function StepBoundary({ children }: { children: ReactNode }) {
  return <FaultBoundary fallback={<StepFailed />}>{children}</FaultBoundary>;
}
