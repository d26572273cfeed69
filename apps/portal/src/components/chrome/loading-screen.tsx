import { Spinner } from "@sitewright/ui";
import { chromeTexts } from "./texts.ts";

/**
 * The whole page while it is unknown what to show; `index.html` contains the same. In a system font, because loading
 * ours would delay the page's own code.
 */
export function LoadingScreen() {
  return (
    <div
      role="status"
      aria-busy="true"
      className="grid min-h-dvh place-content-center justify-items-center gap-3 text-ink-2 [font-family:system-ui]"
    >
      <Spinner className="text-[1.75rem]" />
      {chromeTexts.loading}
    </div>
  );
}
