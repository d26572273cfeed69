import { StepPage, stepTitle } from "../../components/chrome/step-page.tsx";
import { WizardAside } from "../../components/chrome/wizard-aside.tsx";
import { RuledList } from "../../components/ruled-list.tsx";
import { FileDrop } from "./file-drop.tsx";
import { ImageSourcing } from "./image-sourcing.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { mediaTexts } from "./texts.ts";

/** Advice on files that are useful for the site. */
function MediaAside() {
  return <RuledList title={mediaTexts.guidelines} entries={mediaTexts.guideline} />;
}

/** The step on which files are uploaded. */
export function MediaStep() {
  return (
    <StepPage title={stepTitle("media")} lead={<p>{mediaTexts.lead}</p>}>
      <FileDrop />
      <MediaGrid />
      <ImageSourcing />
      <WizardAside>
        <MediaAside />
      </WizardAside>
    </StepPage>
  );
}
