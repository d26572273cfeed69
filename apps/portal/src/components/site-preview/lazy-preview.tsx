import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import { later } from "@sitewright/app-kit/later";
import { Button, Note, Skeleton } from "@sitewright/ui";
import { useEffect } from "react";
import { fetchTexts } from "../../lib/fetch-failure/texts.ts";
import { useFetchFailure, useReloadPage } from "../../lib/fetch-failure/use-fetch-failure.ts";
import { usePreview } from "../../lib/preview/preview-store.ts";
import { previewTexts } from "./texts.ts";

/** Shown when the preview's code could not be loaded: the form works without it. */
function NotLoaded() {
  const reload = useReloadPage();
  return (
    <Note tone="warn">
      <p className="mb-3">{previewTexts.notLoaded}</p>
      <Button compact variant="line" onClick={reload}>
        {fetchTexts.reload}
      </Button>
    </Note>
  );
}

const SitePreview = later(
  async () => (await import("./site-preview.tsx")).SitePreview,
  <Skeleton title lines={6} label={previewTexts.drawing} className="min-h-[60dvh]" />,
);
const FullScreenPreview = later(
  async () => (await import("./full-screen-preview.tsx")).FullScreenPreview,
  <span role="status" className="sr-only">
    {previewTexts.drawing}
  </span>,
);

/** Preloads the full-screen preview: on a phone the bar at the foot opens it. */
export const preloadFullScreen = FullScreenPreview.preload;

/** Says that the full-screen preview could not be loaded, and closes it, so that it can be opened again. */
function FullScreenFailed({ error }: { error: unknown }) {
  const showFailure = useFetchFailure();
  useEffect(() => {
    showFailure(previewTexts.notLoaded, error);
    usePreview.setState({ isFullScreen: false });
  }, [error, showFailure]);
  return null;
}

/**
 * The live preview of the form with this id, and the full-screen one; their code is loaded after the form.
 */
export function LazyPreview({ formId }: { formId: string }) {
  const isFullScreen = usePreview((state) => state.isFullScreen);
  return (
    <>
      <ErrorBoundary fallback={<NotLoaded />}>
        <SitePreview formId={formId} />
      </ErrorBoundary>
      {isFullScreen && (
        <ErrorBoundary fallback={(error) => <FullScreenFailed error={error} />}>
          <FullScreenPreview />
        </ErrorBoundary>
      )}
    </>
  );
}
