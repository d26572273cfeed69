import { remedyOf } from "@sitewright/app-kit/calls";
import { Button } from "@sitewright/ui";
import { PageFailed } from "../components/chrome/page-failed.tsx";
import { chromeTexts } from "../components/chrome/texts.ts";

/** Shown where it could not be found out who is signed in. */
export const SessionFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <PageFailed
    title={chromeTexts.sessionFailed}
    remedy={remedyOf(error)}
    action={
      <Button variant="primary" onClick={onRetry}>
        {chromeTexts.tryAgain}
      </Button>
    }
  />
);
