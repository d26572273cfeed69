import { nameFor, typeNamed, UPLOAD_MAX_BYTES, uploadRefusals } from "@sitewright/contracts";
import { uploadTexts } from "../../texts/uploads.ts";
import type { MakeResult } from "../pictures/picture-jobs.ts";
import { isHeic } from "./file-rules.ts";
import { lostLine, type SendFault } from "./send-file.ts";
import type { PreparedFile, UploadQueueDeps } from "./upload-queue.ts";

/** Makes a picture that the server takes, in code that is fetched with the first. */
export async function makeSendable(file: Blob): Promise<MakeResult> {
  try {
    const { makePicture } = await import("../pictures/picture-maker.ts");
    return await makePicture(file, UPLOAD_MAX_BYTES);
  } catch {
    // The code did not arrive.
    return "unreachable";
  }
}

/** The name of a picture that was made anew: with the ending of what it has become. */
export function madeName(name: string, { type }: Blob): string {
  const made = typeNamed(`picture.${type.replace("image/", "")}`);
  return made ? nameFor(name, made) : name;
}

/** Converts what an iPhone writes. `make`: how. */
export const prepareWith =
  (make: (file: Blob) => Promise<MakeResult>): UploadQueueDeps["prepare"] =>
  (file, name) => {
    if (!isHeic({ name })) return null;
    return make(file).then((result): PreparedFile | SendFault => {
      if (result === "unreachable") return lostLine();
      if (result === "unreadable")
        return { ok: false, reason: uploadTexts.left(name, uploadRefusals.heic), isLeft: true };
      return { file: result.blob, name: madeName(name, result.blob) };
    });
  };
