import { Spinner } from "@sitewright/ui";
import { chromeTexts } from "./texts.ts";

/** The whole page while it is not known what to show. */
export function LoadingScreen() {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-3 text-ink-2">
      <Spinner className="text-[1.75rem]" />
      {chromeTexts.loading}
    </div>
  );
}
