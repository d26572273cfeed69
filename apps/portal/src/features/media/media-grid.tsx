import { pictureRoles, roleOf, type UploadedFile } from "@sitewright/spec-core/onboarding";
import { Empty, Field, Select } from "@sitewright/ui";
import { useMemo } from "react";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { FileTile } from "../../components/uploads/file-tile.tsx";
import { hasThumbnail } from "../../lib/uploads/file-rules.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { mediaTexts } from "./texts.ts";

/** The use of a picture. */
function RoleChoice({ file }: { file: UploadedFile }) {
  return (
    <Field
      label={
        <>
          {mediaTexts.useAs}
          <span className="sr-only">{mediaTexts.ofFile(file.name)}</span>
        </>
      }
    >
      <Select
        value={roleOf(file)}
        onChange={(event) => {
          const role = pictureRoles.find((known) => known === event.currentTarget.value);
          if (role) wizard.setPictureRole(file.id, role);
        }}
      >
        {pictureRoles.map((role) => (
          <option key={role} value={role}>
            {mediaTexts.roles[role]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The files uploaded on this step, as tiles. */
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
            <FileTile key={file.id} file={file}>
              {hasThumbnail(file.name) && <RoleChoice file={file} />}
            </FileTile>
          ))}
        </ul>
      )}
    </StepSection>
  );
}
