import { Note, Skeleton } from "@sitewright/ui";
import { lazy, Suspense } from "react";
import { usePreview } from "../../lib/preview/preview-store.ts";
import { previewTexts } from "../../texts/preview.ts";

/** What stands there when the preview's code did not arrive: the form goes on without it. */
function NotLoaded() {
  return <Note tone="warn">{previewTexts.notLoaded}</Note>;
}
const notLoaded = () => ({ default: NotLoaded });

const SitePreview = lazy(() =>
  import("./site-preview.tsx").then((loaded) => ({ default: loaded.SitePreview }), notLoaded),
);
const FullScreenPreview = lazy(() =>
  import("./full-screen-preview.tsx").then((loaded) => ({ default: loaded.FullScreenPreview }), notLoaded),
);

/** The live preview of the form with this id, and the one over the whole window; their code is fetched after the form. */
export function LazyPreview({ formId }: { formId: string }) {
  const isFullScreen = usePreview((state) => state.isFullScreen);
  return (
    <>
      <Suspense
        fallback={<Skeleton title lines={6} label={previewTexts.drawing} className="min-h-[60dvh]" />}
      >
        <SitePreview formId={formId} />
      </Suspense>
      {isFullScreen && (
        <Suspense fallback={null}>
          <FullScreenPreview />
        </Suspense>
      )}
    </>
  );
}
