import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import { later } from "@sitewright/app-kit/later";
import { Note, Skeleton, useToast } from "@sitewright/ui";
import { useEffect } from "react";
import { usePreview } from "../../lib/preview/preview-store.ts";
import { previewTexts } from "./texts.ts";

/** Shown when the preview's code could not be loaded: the form works without it. */
function NotLoaded() {
  return <Note tone="warn">{previewTexts.notLoaded}</Note>;
}

const SitePreview = later(
  async () => (await import("./site-preview.tsx")).SitePreview,
  <Skeleton title lines={6} label={previewTexts.drawing} className="min-h-[60dvh]" />,
);
const FullScreenPreview = later(async () => (await import("./full-screen-preview.tsx")).FullScreenPreview);

/** Preloads the full-screen preview: on a phone the bar at the foot opens it. */
export const preloadFullScreen = FullScreenPreview.preload;

/** Says that the full-screen preview could not be loaded, and closes it, so that it can be opened again. */
function FullScreenFailed() {
  const { toast } = useToast();
  useEffect(() => {
    toast({ tone: "error", title: previewTexts.notLoaded });
    usePreview.setState({ isFullScreen: false });
  }, [toast]);
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
        <ErrorBoundary fallback={<FullScreenFailed />}>
          <FullScreenPreview />
        </ErrorBoundary>
      )}
    </>
  );
}
