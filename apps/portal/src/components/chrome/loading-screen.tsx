import { Spinner } from "@sitewright/ui";
import { accountTexts } from "../../texts/account.ts";

/** The whole page while it is not known what to show. */
export function LoadingScreen() {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-3 text-ink-2">
      <Spinner className="text-[1.75rem]" />
      {accountTexts.loading}
    </div>
  );
}
