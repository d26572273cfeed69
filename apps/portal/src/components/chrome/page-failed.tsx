import { Button, Empty } from "@sitewright/ui";
import { chromeTexts } from "./texts.ts";

/** The whole page when its code or data could not be loaded. */
export function PageFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[34rem] place-content-center px-gutter" role="alert">
      <Empty
        level={2}
        title={title}
        action={
          <Button variant="primary" onClick={onRetry}>
            {chromeTexts.tryAgain}
          </Button>
        }
      >
        {chromeTexts.pageFailedHint}
      </Empty>
    </main>
  );
}
