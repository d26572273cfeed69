import { brand } from "@sitewright/brand";
import { onOtherPerson } from "../wizard/other-person.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { createDrawing } from "./drawing.ts";
import { initialPreviewState, usePreview } from "./preview-store.ts";
import type { SiteInput, SiteWorker, WholeSite } from "./site-worker-client.ts";
import { siteWorker } from "./site-worker-client.ts";

/** Debounce of typed answers, in milliseconds: below what is noticed as a delay. */
const debounceMs = 60;

const currentInput = (): SiteInput => ({
  answers: useWizard.getState().onboarding,
  product: brand.productName,
  host: brand.host,
  now: new Date().toISOString(),
});

/** The live preview: follows the answers while it is shown. */
export function createPreview(worker: Pick<SiteWorker, "drawPage" | "wholeSite">) {
  const drawing = createDrawing({
    worker,
    delayMs: debounceMs,
    current: () => ({ input: currentInput(), file: usePreview.getState().file }),
    // Keeps a page that was chosen meanwhile: it is drawn next.
    onDrawn: (drawn, wanted) =>
      usePreview.setState(({ file }) => ({
        drawn,
        file: file === wanted ? drawn.page.file : file,
        hasFailed: false,
      })),
    onFailed: (error) => {
      console.error(error);
      usePreview.setState({ hasFailed: true });
    },
  });
  let watchers = 0;
  let isForgetting = false;
  /** The next person on the page is not shown the site of the former one. */
  const forgetInTime = (): void => {
    if (!isForgetting) onOtherPerson(() => usePreview.setState(initialPreviewState));
    isForgetting = true;
  };
  let end = (): void => {};
  return {
    /** Draws the answers from now on, until the returned function is called. */
    watch(): () => void {
      forgetInTime();
      watchers += 1;
      if (watchers === 1) {
        drawing.now();
        end = useWizard.subscribe((state, before) => {
          if (state.onboarding !== before.onboarding) drawing.changed();
        });
      }
      return () => {
        watchers -= 1;
        if (watchers > 0) return;
        end();
        drawing.stop();
      };
    },
    /** Shows another page of the site. */
    open(file: string): void {
      usePreview.setState({ file });
      drawing.now();
    },
    retry: (): void => drawing.now(),
    highlight(highlighted: string | null): void {
      if (usePreview.getState().highlighted !== highlighted) usePreview.setState({ highlighted });
    },
    /** The whole site of the answers as they are now. */
    wholeSite: (): Promise<WholeSite> => worker.wholeSite(currentInput()),
  };
}

/** The portal's only preview. Its worker starts when it is first shown. */
export const preview = createPreview(siteWorker);
