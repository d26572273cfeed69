import { nameFor, typeNamed, UPLOAD_MAX_BYTES, uploadRefusals } from "@sitewright/contracts";
import { type MakeResult, makePicture } from "../pictures/picture-maker.ts";
import type { SendFailure } from "./send-file.ts";
import type { PreparedFile } from "./upload-queue.ts";

/** Converts a picture to one that the server accepts. */
export const convertToAccepted = (file: Blob): Promise<MakeResult> => makePicture(file, UPLOAD_MAX_BYTES);

/** The name of a converted picture: with the extension of its new type. */
export function convertedName(name: string, { type }: Blob): string {
  const made = typeNamed(`picture.${type.replace("image/", "")}`);
  return made ? nameFor(name, made) : name;
}

/**
 * Converts a HEIC photograph. A failure explains what the person can do; null when the converter could not be loaded.
 */
export async function convertHeic(
  file: Blob,
  name: string,
  make = convertToAccepted,
): Promise<PreparedFile | SendFailure | null> {
  const result = await make(file);
  if (result === "unreachable") return null;
  if (result === "unreadable")
    return { ok: false, reason: `${name}: ${uploadRefusals.heic}`, isRejected: "type" };
  return { file: result.blob, name: convertedName(name, result.blob) };
}
