import type { ContentDocument, UploadedFile } from "@sitewright/spec-core/onboarding";
import { Checkbox, Fieldset } from "@sitewright/ui";
import { useMemo } from "react";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { DropZone } from "../../components/uploads/drop-zone.tsx";
import { UploadRows } from "../../components/uploads/upload-rows.tsx";
import { fileSizeText } from "../../lib/uploads/file-rules.ts";
import { uploads } from "../../lib/uploads/uploads.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { openProject, useWizard } from "../../lib/wizard/wizard-store.ts";
import { styleTexts } from "./texts.ts";

type Chosen = readonly ContentDocument[];
type FileName = Pick<UploadedFile, "id" | "name">;

/** The chosen documents without this file. */
const withoutDocument = (chosen: Chosen, { id }: FileName): ContentDocument[] =>
  chosen.filter((entry) => entry.id !== id);

/** The chosen documents with this file, each once. */
const withDocument = (chosen: Chosen, { id, name }: FileName): ContentDocument[] => [
  ...withoutDocument(chosen, { id, name }),
  { id, name },
];

const isChosen = (files: readonly File[], { name, size }: UploadedFile): boolean =>
  files.some((file) => file.name === name && file.size === size);

/** Uploads documents and ticks each of them, also one that was listed before: a file chosen here is to be used. */
async function addDocuments(files: File[]): Promise<void> {
  const project = openProject();
  const before = new Set(useWizard.getState().onboarding.uploadedFiles.map((file) => file.id));
  await uploads.add(files, "document");
  // The files are in the list of the project that was open when they were chosen.
  if (openProject() !== project) return;
  const { uploadedFiles, formData } = useWizard.getState().onboarding;
  const added = uploadedFiles.filter((file) =>
    before.has(file.id) ? file.type !== "logo" && isChosen(files, file) : file.type === "document",
  );
  wizard.updateForm({ contentDocuments: added.reduce(withDocument, formData.contentDocuments) });
}

function DocumentCheck({ file }: { file: UploadedFile }) {
  const chosen = useWizard((state) => state.onboarding.formData.contentDocuments);
  return (
    <Checkbox
      label={<span className="wrap-anywhere">{file.name}</span>}
      detail={fileSizeText(file.size)}
      checked={chosen.some(({ id }) => id === file.id)}
      onChange={(event) =>
        wizard.updateForm({
          contentDocuments: event.currentTarget.checked
            ? withDocument(chosen, file)
            : withoutDocument(chosen, file),
        })
      }
    />
  );
}

/** The uploaded files to use as sources of the texts. */
export function ContentDocuments() {
  const uploaded = useWizard((state) => state.onboarding.uploadedFiles);
  const files = useMemo(() => uploaded.filter((file) => file.type !== "logo"), [uploaded]);
  return (
    <StepSection title={styleTexts.documents}>
      <div className="grid gap-s-4">
        {files.length > 0 && (
          <Fieldset legend={styleTexts.documentsLegend} hideLegend hint={styleTexts.documentsHint}>
            {files.map((file) => (
              <DocumentCheck key={file.id} file={file} />
            ))}
          </Fieldset>
        )}
        <DropZone
          id="formData.contentDocuments"
          category="document"
          label={styleTexts.documentsDrop}
          hint={styleTexts.documentsDropHint}
          onFiles={(chosen) => void addDocuments(chosen)}
        />
        <UploadRows category="document" />
      </div>
    </StepSection>
  );
}
