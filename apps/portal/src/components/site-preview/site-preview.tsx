import { Button } from "@sitewright/ui";
import { clsx } from "clsx";
import { Maximize2 } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { preview } from "../../lib/preview/preview.ts";
import { usePreview } from "../../lib/preview/preview-store.ts";
import { watchFields } from "../../lib/preview/watch-fields.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { DeviceChoice } from "./device-choice.tsx";
import { ownDevice } from "./devices.ts";
import { DownloadButton } from "./download-button.tsx";
import { goToField } from "./go-to-field.ts";
import { PageChoice } from "./page-choice.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { previewTexts } from "./texts.ts";

/** Highlights the place of the field being edited in the form `formId`. */
function useFieldLight(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    return form ? watchFields(form, preview.highlight) : undefined;
  }, [formId]);
}

/** The client's own site beside the step, made from the answers, with the letters of the step's fields. */
export function SitePreview({ formId }: { formId: string }) {
  const id = useId();
  const [device, setDevice] = useState(ownDevice);
  const [news, setNews] = useState<ReactNode>("");
  const isLayout = useWizard((state) => state.position.activeTab === "layout");
  const isSuggested = usePreview((state) => state.drawn?.page.isSuggested === true);
  // The last step is long on a phone: the preview opens from the bar at the foot there.
  const isLast = useWizard((state) => state.position.activeTab === "sitemap");
  useFieldLight(formId);
  return (
    <section
      aria-labelledby={id}
      className={clsx("grid grid-cols-[minmax(0,1fr)] gap-3", isLast && "max-phone:hidden")}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-display font-title text-[1.25rem] leading-[1.2] tracking-title">
          {isLayout ? previewTexts.layoutTitle : previewTexts.title}
        </h2>
        <DeviceChoice value={device} onChange={setDevice} />
      </div>
      <SiteFrame device={device} onChoose={goToField} className="h-[clamp(20rem,52dvh,46rem)]" />
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <PageChoice />
        <span className="-mr-[min(.75rem,3vw)] ml-auto flex flex-wrap">
          <Button
            variant="ghost"
            compact
            className="max-phone:hidden"
            onClick={() => usePreview.setState({ isFullScreen: true })}
          >
            <Maximize2 aria-hidden="true" /> {previewTexts.fullScreen}
          </Button>
          <DownloadButton onNews={setNews} />
        </span>
      </div>
      {isSuggested && <p className="text-ink-2 text-s">{previewTexts.suggestedHint}</p>}
      <p role="status" className="text-ink-3 text-s">
        {news || previewTexts.hint}
      </p>
    </section>
  );
}
