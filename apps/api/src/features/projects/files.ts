import type { Upload } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { Refusal } from "../../http/refusal.ts";
import { projectTexts as texts } from "./texts.ts";

type Stored = ReadonlyMap<string, Upload>;

/** The refusal that names, by their place in the list, the files that are not stored; undefined when all are. */
export function refuseLostFiles({ uploadedFiles }: Onboarding, stored: Stored): Refusal | undefined {
  const errors = uploadedFiles.flatMap(({ id, name }, index) =>
    stored.has(id) ? [] : [{ path: `uploadedFiles.${index}`, message: texts.lostFile(name) }],
  );
  return errors.length > 0 ? new Refusal("invalid-input", { errors }) : undefined;
}

/**
 * The answers with each file as it is stored, and what the client says that it is for. Sources of content are those of
 * these files, by their own names; others are left out, as no specification would name them.
 */
export function withFiles(onboarding: Onboarding, stored: Stored): Onboarding {
  const { formData } = onboarding;
  const contentDocuments = formData.contentDocuments.flatMap(({ id }) => {
    const file = stored.get(id);
    return file ? [{ id, name: file.name }] : [];
  });
  return {
    ...onboarding,
    formData: { ...formData, contentDocuments },
    uploadedFiles: onboarding.uploadedFiles.flatMap(({ id, role }) => {
      const file = stored.get(id);
      return file ? [role === undefined ? file : { ...file, role }] : [];
    }),
  };
}
