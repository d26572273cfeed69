import { StepSection } from "../../components/chrome/step-section.tsx";
import { PlaceLetter } from "../../components/place-letter.tsx";
import { DropZone } from "../../components/uploads/drop-zone.tsx";
import { UploadRows } from "../../components/uploads/upload-rows.tsx";
import { uploads } from "../../lib/uploads/uploads.ts";
import { mediaTexts } from "./texts.ts";

/** The drop zone of the step, and the progress of each file. */
export function FileDrop() {
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
