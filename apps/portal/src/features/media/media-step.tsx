import { StepPage } from "../../components/chrome/step-page.tsx";
import { stepTitle } from "../../components/chrome/step-title.ts";
import { WizardAside } from "../../components/chrome/wizard-aside.tsx";
import { FileDrop } from "./file-drop.tsx";
import { ImageSourcing } from "./image-sourcing.tsx";
import { MediaAside } from "./media-aside.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { mediaTexts } from "./texts.ts";

/** The step on which files are handed in. */
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
