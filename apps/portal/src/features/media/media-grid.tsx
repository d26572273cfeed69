import { Empty } from "@sitewright/ui";
import { useMemo } from "react";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { FileTile } from "../../components/uploads/file-tile.tsx";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { mediaTexts } from "./texts.ts";

/** The files handed in on this step, as tiles. */
export function MediaGrid() {
  const uploaded = useWizard((state) => state.onboarding.uploadedFiles);
  const files = useMemo(() => uploaded.filter((file) => file.type === "media"), [uploaded]);
  return (
    <StepSection
      title={mediaTexts.uploaded}
      action={files.length > 0 && <span className="text-ink-3 text-s">{mediaTexts.count(files.length)}</span>}
    >
      {files.length === 0 ? (
        <Empty title={mediaTexts.emptyTitle}>
          <p>{mediaTexts.emptyText}</p>
        </Empty>
      ) : (
        <ul className="grid grid-cols-2 gap-x-s-4 gap-y-s-5 phone:grid-cols-3">
          {files.map((file) => (
            <FileTile key={file.id} file={file} />
          ))}
        </ul>
      )}
    </StepSection>
  );
}
