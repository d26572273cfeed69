import { pageLayoutOptions, sectionNames, sectionOptions } from "@sitewright/spec-core/onboarding";
import { Empty } from "@sitewright/ui";
import { PreviewFrame } from "../../components/preview-frame/preview-frame.tsx";
import { SiteSketch } from "../../components/site-sketch/site-sketch.tsx";
import { useSketchLook, useSketchWords } from "../../components/site-sketch/use-sketch.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { layoutTexts } from "./texts.ts";

/** The page as it is put together so far, in the client's own colors, faces and words. */
export function LayoutAside() {
  const sections = useWizard((state) => state.onboarding.layoutSections);
  const look = useSketchLook();
  const words = useSketchWords();
  const shown = sectionNames.filter((name) => sections[name]);
  const labels = sectionOptions.filter(({ value }) => sections[value]).map(({ label }) => label);
  const layout = pageLayoutOptions.find(({ value }) => value === look.pageLayout)?.label ?? "";
  return (
    <PreviewFrame title={layoutTexts.preview}>
      {shown.length === 0 ? (
        <Empty title={layoutTexts.emptyTitle}>
          <p>{layoutTexts.emptyText}</p>
        </Empty>
      ) : (
        <SiteSketch
          look={look}
          words={words}
          sections={shown}
          scale={0.55}
          description={layoutTexts.description(labels.join(", "), layout.toLowerCase())}
        />
      )}
    </PreviewFrame>
  );
}
