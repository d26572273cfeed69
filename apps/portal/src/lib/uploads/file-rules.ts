import { UPLOAD_MAX_BYTES, type uploadCategories } from "@sitewright/contracts";
import { limits } from "@sitewright/spec-core/onboarding";
import { uploadTexts } from "../../texts/uploads.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { uploads } from "./uploads.ts";

/** What a file is handed in as. */
export type UploadCategory = (typeof uploadCategories)[number];

/** What a category takes, by media type with the endings that stand for it (the shape of an input's `accept`). */
export const acceptedTypes: Readonly<Record<UploadCategory, Readonly<Record<string, readonly string[]>>>> = {
  logo: { "image/*": [] },
  media: {
    "image/*": [],
    "image/webp": [".webp"],
    "application/pdf": [".pdf"],
    "application/msword": [".doc"],
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
    "application/vnd.ms-powerpoint": [".ppt"],
    "application/vnd.openxmlformats-officedocument.presentationml.presentation": [".pptx"],
  },
  document: {
    "application/pdf": [".pdf"],
    "application/msword": [".doc"],
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
    "text/*": [".txt", ".md"],
  },
};

/** The value of an input's `accept` for a category. */
export function acceptList(category: UploadCategory): string {
  return Object.entries(acceptedTypes[category])
    .flatMap(([type, endings]) => [type, ...endings])
    .join(",");
}

function isAccepted(file: Pick<File, "name" | "type">, category: UploadCategory): boolean {
  const name = file.name.toLowerCase();
  return Object.entries(acceptedTypes[category]).some(
    ([type, endings]) =>
      file.type === type ||
      (type.endsWith("/*") && file.type.startsWith(type.slice(0, -1))) ||
      endings.some((ending) => name.endsWith(ending)),
  );
}

/** Why a file cannot be handed in, in words; null when it can. The server looks at the content as well. */
export function fileFault(
  file: Pick<File, "name" | "type" | "size">,
  category: UploadCategory,
): string | null {
  if (file.size > UPLOAD_MAX_BYTES) return uploadTexts.tooLarge(file.name);
  if (!isAccepted(file, category)) return uploadTexts.wrongType(file.name);
  return null;
}

const thumbnailEndings = [".jpg", ".jpeg", ".png", ".gif", ".webp"];

/** Whether a file of this name is shown as a picture: by its ending alone. */
export const hasThumbnail = (name: string): boolean =>
  thumbnailEndings.some((ending) => name.toLowerCase().endsWith(ending));

/**
 * The file under a name that the list of files takes: one that is too long is shortened in the middle, since its ending
 * counts.
 */
export function withListedName(file: File): File {
  const { name, type } = file;
  if (name.length <= limits.shortTextMax) return file;
  return new File([file], name.slice(0, limits.shortTextMax - 10) + name.slice(-10), { type });
}

/** How many more files the project holds. */
export function fileRoom(): number {
  return limits.filesMax - useWizard.getState().onboarding.uploadedFiles.length - uploads.countUnderWay();
}
