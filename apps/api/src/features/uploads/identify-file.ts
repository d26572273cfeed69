import { open } from "node:fs/promises";
import {
  endingOf,
  isNamedAsPicture,
  pictureHeadBytes,
  pictureKindOf,
  typeNamed,
  type UploadType,
} from "@sitewright/contracts";
import { fileTypeFromFile } from "file-type";
import { isCompoundFileOf } from "./compound-file.ts";
import { isPlainText } from "./plain-text.ts";

/** Word and PowerPoint of the 97 to 2003 formats are told apart by what lies in their compound file. */
const compoundFile = "application/x-cfb";

async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(pictureHeadBytes), 0, pictureHeadBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function isDocument(file: string, name: string, type: UploadType): Promise<boolean> {
  const found = await fileTypeFromFile(file);
  const ending = endingOf(name);
  if (ending === "doc" || ending === "ppt")
    return (
      (found?.mime === compoundFile || found?.mime === type.mediaType) &&
      (await isCompoundFileOf(file, ending))
    );
  return found?.mime === type.mediaType;
}

/**
 * What a file is, by its content. A picture is taken for what it is, whichever picture its name says; anything else has
 * to be what its name says. A drawing's content is judged by its cleaner. Undefined for what is not taken.
 */
export async function identifyFile(file: string, name: string): Promise<UploadType | "heic" | undefined> {
  const kind = isNamedAsPicture(name) ? pictureKindOf(await readHead(file)) : undefined;
  if (kind === "heic") return kind;
  if (kind) return typeNamed(`picture.${kind}`);
  const type = typeNamed(name);
  switch (type?.kind) {
    case "drawing":
      return type;
    case "text":
      return (await isPlainText(file)) ? type : undefined;
    case "document":
      return (await isDocument(file, name, type)) ? type : undefined;
    default:
      return undefined;
  }
}
