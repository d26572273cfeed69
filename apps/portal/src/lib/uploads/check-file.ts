import {
  endingOf,
  heicEndings,
  isNamedAsPicture,
  nameFor,
  pictureHeadBytes,
  pictureKindOf,
  SVG_MAX_BYTES,
  typeNamed,
  typesOf,
  UPLOAD_MAX_BYTES,
  type UploadCategory,
} from "@sitewright/contracts";
import { limits } from "@sitewright/spec-core/onboarding";
import { rejectionTexts } from "./type-texts.ts";

/**
 * The file with a name that fits the limit of the file list: one that is too long is shortened in the middle,
 * so that its extension stays.
 */
export function withListedName(file: File): File {
  const { name, type } = file;
  if (name.length <= limits.shortTextMax) return file;
  return new File([file], name.slice(0, limits.shortTextMax - 10) + name.slice(-10), { type });
}

const isHeicEnding = (ending: string): boolean => heicEndings.some((known) => known === ending);

const renamed = (file: File, name: string): File =>
  name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });

/** The result of the check: upload the file, ask whether to make it smaller, or reject it with an error. */
export type CheckedFile =
  | { readonly verdict: "send"; readonly file: File }
  | { readonly verdict: "shrink"; readonly file: File; readonly error: string }
  | { readonly verdict: "reject"; readonly error: string };

/** The file with the extension of its content; null where the category does not accept it. */
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
  // Other types are checked by the server; an HEVC picture of a rarer brand by the converter.
  const isAccepted = isHeicEnding(ending) || typeNamed(name)?.categories.includes(category);
  return isAccepted ? file : null;
}

/** Checks a file by its content and its size. A photograph that is too large can be made smaller. */
export async function checkFile(file: File, category: UploadCategory): Promise<CheckedFile> {
  if (file.size === 0) return { verdict: "reject", error: rejectionTexts.empty(file.name) };
  const known = await fileWithTrueName(file, category);
  if (!known) return { verdict: "reject", error: rejectionTexts.type(file.name, category) };
  const listed = withListedName(known);
  const kind = typeNamed(listed.name)?.kind;
  if (kind === "drawing" && listed.size > SVG_MAX_BYTES)
    return { verdict: "reject", error: rejectionTexts.svgTooLarge(file.name) };
  if (listed.size <= UPLOAD_MAX_BYTES) return { verdict: "send", file: listed };
  // An animated GIF would lose all frames but the first.
  const ending = endingOf(listed.name);
  const canShrink = ending !== "gif" && (isHeicEnding(ending) || kind === "picture");
  const error = rejectionTexts.tooLarge(file.name);
  return canShrink ? { verdict: "shrink", file: listed, error } : { verdict: "reject", error };
}

/**
 * The `accept` attribute of an input for a category. `image/*` opens a phone's photographs; HEIC is listed by
 * its extensions, since not every system counts it as an image.
 */
export const acceptList = (category: UploadCategory): string =>
  [
    "image/*",
    ...typesOf(category).flatMap(({ mediaType, endings }) => [mediaType, ...endings.map((end) => `.${end}`)]),
    ...heicEndings.map((ending) => `.${ending}`),
  ].join(",");
