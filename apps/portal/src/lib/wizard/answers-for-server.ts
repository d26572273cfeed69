import type { Onboarding, UploadedFile } from "@sitewright/spec-core/onboarding";

const withFiles = (onboarding: Onboarding, uploadedFiles: UploadedFile[]): Onboarding => ({
  ...onboarding,
  uploadedFiles,
});

/** The answers as a draft keeps them: addresses that only this page can read are left out. */
export const draftAnswers = (onboarding: Onboarding): Onboarding =>
  withFiles(
    onboarding,
    onboarding.uploadedFiles.map((file) => (file.url.startsWith("blob:") ? { ...file, url: "" } : file)),
  );

/** The answers as a submission sends them: without files that never reached the server. */
export function submittedAnswers(onboarding: Onboarding): Onboarding {
  const stored = onboarding.uploadedFiles.filter((file) => !file.isTemporary);
  const ids = new Set(stored.map((file) => file.id));
  const { formData } = onboarding;
  const contentDocuments = formData.contentDocuments.filter((entry) => ids.has(entry.id));
  return { ...withFiles(onboarding, stored), formData: { ...formData, contentDocuments } };
}
