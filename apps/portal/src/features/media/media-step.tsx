import { StepPage, stepTitle } from "../../components/chrome/step-page.tsx";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { WizardAside } from "../../components/chrome/wizard-aside.tsx";
import { PlaceLetter } from "../../components/place-letter.tsx";
import { RuledList } from "../../components/ruled-list.tsx";
import { DropZone } from "../../components/uploads/drop-zone.tsx";
import { UploadRows } from "../../components/uploads/upload-rows.tsx";
import { uploads } from "../../lib/uploads/uploads.ts";
import { ImageSourcing } from "./image-sourcing.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { mediaTexts } from "./texts.ts";

/** The drop zone of the step, and the progress of each file. */
function FileDrop() {
  return (
    <StepSection title={mediaTexts.upload} action={<PlaceLetter id="uploadedFiles.media" />}>
      <div className="grid gap-s-4">
        <DropZone
          id="uploadedFiles.media"
          category="media"
          label={mediaTexts.drop}
          hint={mediaTexts.hint}
          onFiles={(files) => void uploads.add(files, "media")}
        />
        <UploadRows category="media" />
      </div>
    </StepSection>
  );
}

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
