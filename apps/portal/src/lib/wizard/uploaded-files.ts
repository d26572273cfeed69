import type { PictureRole, StepKey, UploadedFile } from "@sitewright/spec-core/onboarding";
import { marked } from "./answers.ts";
import type { WizardChange, WizardState } from "./wizard-store.ts";

const stepOf = (file: UploadedFile): StepKey[] => (file.type === "media" ? ["media"] : []);

const withFiles = (state: WizardState, uploadedFiles: UploadedFile[]): WizardState => ({
  ...state,
  onboarding: { ...state.onboarding, uploadedFiles },
});

/** Adds files at the end of the list. One that is listed already, by a save whose answer was lost, is left out. */
export const uploadsAdded =
  (files: readonly UploadedFile[]): WizardChange =>
  (state) => {
    const { uploadedFiles } = state.onboarding;
    const listed = new Set(uploadedFiles.map(({ id }) => id));
    const added = files.filter(({ id }) => !listed.has(id));
    return marked(...files.flatMap(stepOf))(withFiles(state, [...uploadedFiles, ...added]));
  };

/** Sets the role of a picture. */
export const roleChosen =
  (id: string, role: PictureRole): WizardChange =>
  (state) =>
    marked("media")(
      withFiles(
        state,
        state.onboarding.uploadedFiles.map((entry) => (entry.id === id ? { ...entry, role } : entry)),
      ),
    );

/** The file with the role of the one that it replaces. */
const withRoleOf = ({ role }: UploadedFile, file: UploadedFile): UploadedFile =>
  role === undefined ? file : { ...file, role };

/** Replaces a file by another, also in the list of content documents. */
export const uploadReplaced =
  (id: string, file: UploadedFile): WizardChange =>
  (state) => {
    const { formData, uploadedFiles } = state.onboarding;
    const contentDocuments = formData.contentDocuments.map((entry) =>
      entry.id === id ? { id: file.id, name: file.name } : entry,
    );
    const replaced = withFiles(
      state,
      uploadedFiles.map((entry) => (entry.id === id ? withRoleOf(entry, file) : entry)),
    );
    return {
      ...replaced,
      onboarding: { ...replaced.onboarding, formData: { ...formData, contentDocuments } },
    };
  };

/** Removes a file from the list, and from the content documents. */
export const uploadRemoved =
  (id: string): WizardChange =>
  (state) => {
    const { formData, uploadedFiles } = state.onboarding;
    const contentDocuments = formData.contentDocuments.filter((entry) => entry.id !== id);
    const left = withFiles(
      state,
      uploadedFiles.filter((entry) => entry.id !== id),
    );
    return { ...left, onboarding: { ...left.onboarding, formData: { ...formData, contentDocuments } } };
  };
