import { type Onboarding, onboardingSchema, type UploadedFile } from "@sitewright/spec-core/onboarding";

const withFiles = (onboarding: Onboarding, uploadedFiles: UploadedFile[]): Onboarding => ({
  ...onboarding,
  uploadedFiles,
});

/** The answers without object URLs, which only this page can read. */
export const withoutPreviews = (onboarding: Onboarding): Onboarding =>
  withFiles(
    onboarding,
    onboarding.uploadedFiles.map((file) => (file.url.startsWith("blob:") ? { ...file, url: "" } : file)),
  );

/**
 * The answers as a draft stores them: without previews, and without characters that the server would remove or refuse.
 */
export function draftAnswers(onboarding: Onboarding): Onboarding {
  const answers = withoutPreviews(onboarding);
  return onboardingSchema.safeParse(answers).data ?? answers;
}

/** The answers as a submission sends them: without files that never reached the server, and without empty offers. */
export function submittedAnswers(onboarding: Onboarding): Onboarding {
  const answers = draftAnswers(onboarding);
  const stored = answers.uploadedFiles.filter((file) => !file.isTemporary);
  const ids = new Set(stored.map((file) => file.id));
  const { formData } = answers;
  const contentDocuments = formData.contentDocuments.filter((entry) => ids.has(entry.id));
  const offers = formData.offers.filter((offer) => Object.values(offer).some((part) => part.trim() !== ""));
  return { ...withFiles(answers, stored), formData: { ...formData, contentDocuments, offers } };
}
