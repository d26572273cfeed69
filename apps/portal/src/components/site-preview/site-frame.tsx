import { Button, Note, Skeleton } from "@sitewright/ui";
import clsx from "clsx";
import { paths } from "../../lib/paths.ts";
import { preview } from "../../lib/preview/preview.ts";
import { usePreview } from "../../lib/preview/preview-store.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { AddressLine } from "./address-line.tsx";
import { type Device, frameSize } from "./devices.ts";
import { previewTexts } from "./texts.ts";
import { useElementSize } from "./use-element-size.ts";
import { type FrameHandlers, useFrame } from "./use-frame.ts";
import { useIsVisible } from "./use-is-visible.ts";

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Note tone="bad" role="alert" className="absolute inset-x-3 top-3">
      <p>{previewTexts.failed}</p>
      <Button compact className="mt-2" onClick={onRetry}>
        {previewTexts.retry}
      </Button>
    </Note>
  );
}

/**
 * The client's site on a screen of the device's width, drawn as large as the box allows. The document inside
 * has an opaque origin: it can access neither the portal nor the visitor's session.
 */
export function SiteFrame({
  device,
  className,
  ...acts
}: FrameHandlers & {
  device: Device;
  /** Gives the box its height. */
  className?: string;
}) {
  const { box, size } = useElementSize();
  const { width, height, scale } = frameSize(device, size ?? { width: 0, height: 0 });
  const { isInSight, hasBeenInSight } = useIsVisible(box);
  const { frame, isDrawn, attempt, load } = useFrame({
    scale: scale || 1,
    isLoaded: hasBeenInSight,
    isInSight,
    ...acts,
  });
  const isUndrawn = usePreview((state) => state.hasFailed);
  const hasFailed = isUndrawn || load.hasFailed;
  const retry = (): void => {
    if (load.hasFailed) load.retry();
    if (isUndrawn) preview.retry();
  };
  const shownWidth = { width: size ? width * scale : "100%" };
  const business = useWizard((state) => state.onboarding.formData.businessName.trim());
  return (
    <div data-device={device} className={clsx("flex flex-col", className)}>
      <div className="mx-auto max-w-full flex-none rounded-t-md bg-sunken" style={shownWidth}>
        <AddressLine />
      </div>
      {/* On a phone the preview is below the form: it is loaded once it is scrolled to. */}
      <div ref={box} className="relative min-h-0 flex-1">
        <div
          className="relative mx-auto h-full max-w-full overflow-hidden rounded-b-md bg-raised shadow-2"
          style={shownWidth}
        >
          {hasBeenInSight && (
            <iframe
              key={attempt}
              ref={frame}
              onLoad={load.onLoad}
              src={paths.previewFrame}
              sandbox="allow-scripts"
              title={previewTexts.frame(business || previewTexts.unnamed)}
              className="absolute top-0 left-0 origin-top-left border-0 bg-white"
              style={{ width, height, transform: `scale(${scale})`, colorScheme: "light" }}
            />
          )}
          {!isDrawn && !hasFailed && (
            <div className="absolute inset-0 bg-raised p-s-6">
              <Skeleton label={previewTexts.drawing} lines={6} />
            </div>
          )}
          {hasFailed && <Failed onRetry={retry} />}
        </div>
      </div>
    </div>
  );
}
