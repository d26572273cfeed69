import { Button, Empty } from "@sitewright/ui";
import { accountTexts } from "../../texts/account.ts";

/** The server did not say who is signed in. */
export function SessionFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[34rem] place-content-center px-gutter" role="alert">
      <Empty
        level={2}
        title={accountTexts.sessionFailed}
        action={
          <Button variant="primary" onClick={onRetry}>
            {accountTexts.tryAgain}
          </Button>
        }
      >
        {accountTexts.sessionFailedHint}
      </Empty>
    </main>
  );
}
