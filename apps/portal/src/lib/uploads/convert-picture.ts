import { nameFor, typeNamed, UPLOAD_MAX_BYTES, uploadRefusals } from "@sitewright/contracts";
import { type MakeResult, makePicture } from "../pictures/picture-maker.ts";
import type { SendFailure } from "./send-file.ts";
import type { PreparedFile } from "./upload-queue.ts";

/** Makes a picture that the server takes. */
export const convertToAccepted = (file: Blob): Promise<MakeResult> => makePicture(file, UPLOAD_MAX_BYTES);

/** The name of a picture that was made anew: with the ending of what it has become. */
export function convertedName(name: string, { type }: Blob): string {
  const made = typeNamed(`picture.${type.replace("image/", "")}`);
  return made ? nameFor(name, made) : name;
}

/** Converts what an iPhone writes; where it cannot be, the way out is told. Null: the code for it is out of reach. */
export async function convertHeic(
  file: Blob,
  name: string,
  make = convertToAccepted,
): Promise<PreparedFile | SendFailure | null> {
  const result = await make(file);
  if (result === "unreachable") return null;
  if (result === "unreadable")
    return { ok: false, reason: `${name}: ${uploadRefusals.heic}`, isRejected: true };
  return { file: result.blob, name: convertedName(name, result.blob) };
}
