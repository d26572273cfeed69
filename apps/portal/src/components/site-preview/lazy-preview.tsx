import { Skeleton } from "@sitewright/ui";
import { lazy, Suspense } from "react";
import { usePreview } from "../../lib/preview/preview-store.ts";
import { previewTexts } from "../../texts/preview.ts";

const SitePreview = lazy(async () => ({ default: (await import("./site-preview.tsx")).SitePreview }));
const FullScreenPreview = lazy(async () => ({
  default: (await import("./full-screen-preview.tsx")).FullScreenPreview,
}));

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
