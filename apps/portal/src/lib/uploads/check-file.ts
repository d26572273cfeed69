import {
  endingOf,
  heicEndings,
  isNamedAsPicture,
  nameFor,
  pictureHeadBytes,
  pictureKindOf,
  typeNamed,
  typesOf,
  UPLOAD_MAX_BYTES,
  type UploadCategory,
  uploadRefusals,
} from "@sitewright/contracts";
import { limits } from "@sitewright/spec-core/onboarding";
import { leftTexts } from "./type-texts.ts";

/**
 * The file under a name that the list of files takes: one that is too long is shortened in the middle, since its ending
 * counts.
 */
export function withListedName(file: File): File {
  const { name, type } = file;
  if (name.length <= limits.shortTextMax) return file;
  return new File([file], name.slice(0, limits.shortTextMax - 10) + name.slice(-10), { type });
}

const isHeicEnding = (ending: string): boolean => heicEndings.some((known) => known === ending);

const renamed = (file: File, name: string): File =>
  name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });

/** What may become of a file that was chosen: it is handed in, made smaller if the person wants it, or left out, and why. */
export type CheckedFile =
  | { readonly verdict: "send"; readonly file: File }
  | { readonly verdict: "shrink"; readonly file: File; readonly error: string }
  | { readonly verdict: "reject"; readonly error: string };

/** The file under its true name; null where it is none that the category takes. */
async function fileWithTrueName(file: File, category: UploadCategory): Promise<File | null> {
  const { name } = file;
  const head = new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer());
  const kind = pictureKindOf(head);
  const ending = endingOf(name);
  if (kind && (ending === "" || isNamedAsPicture(name))) {
    if (kind === "heic")
      return isHeicEnding(ending) ? file : renamed(file, nameFor(name, { endings: ["heic"] }));
    const type = typeNamed(`picture.${kind}`);
    return type ? renamed(file, nameFor(name, type)) : null;
  }
  // What its name says is for the server to judge; an HEVC picture of a rarer brand for the converter.
  const isAccepted = isHeicEnding(ending) || typeNamed(name)?.categories.includes(category);
  return isAccepted ? file : null;
}

/** Judges a file by its content and its size. A photograph that is too large can be made smaller. */
export async function checkFile(file: File, category: UploadCategory): Promise<CheckedFile> {
  const known = await fileWithTrueName(file, category);
  if (!known) return { verdict: "reject", error: leftTexts.why(file.name, uploadRefusals.type(category)) };
  const listed = withListedName(known);
  if (listed.size <= UPLOAD_MAX_BYTES) return { verdict: "send", file: listed };
  // Of a GIF's moving pictures only the first would be left.
  const ending = endingOf(listed.name);
  const canShrink = ending !== "gif" && (isHeicEnding(ending) || typeNamed(listed.name)?.kind === "picture");
  const error = leftTexts.tooLarge(file.name);
  return canShrink ? { verdict: "shrink", file: listed, error } : { verdict: "reject", error };
}

/**
 * The value of an input's `accept` for a category. `image/*` opens a phone's photographs; HEIC stands by its endings,
 * since not every system counts it among the images.
 */
export const acceptList = (category: UploadCategory): string =>
  [
    "image/*",
    ...typesOf(category).flatMap(({ mediaType, endings }) => [mediaType, ...endings.map((end) => `.${end}`)]),
    ...heicEndings.map((ending) => `.${ending}`),
  ].join(",");
