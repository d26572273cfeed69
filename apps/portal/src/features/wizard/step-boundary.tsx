import { Button, Note, Skeleton } from "@sitewright/ui";
import { Component, type ReactNode, Suspense } from "react";
import { accountTexts } from "../../texts/account.ts";
import { chromeTexts } from "../../texts/chrome.ts";

/** What shows instead of a step that could not be loaded or drawn. The answers are kept elsewhere. */
class StepFault extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
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
}

/** Holds a step that is loaded when it is first opened. */
export function StepBoundary({ children }: { children: ReactNode }) {
  return (
    <StepFault>
      <Suspense fallback={<Skeleton title lines={5} label={accountTexts.loading} />}>{children}</Suspense>
    </StepFault>
  );
}
