import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import {
  endingOf,
  isNamedAsPicture,
  pictureHeadBytes,
  pictureKindOf,
  typeNamed,
  type UploadType,
  uploadTypes,
} from "@sitewright/contracts";

/** The Content-Type of a stored file. Texts are UTF-8: others are refused. */
export const contentTypeOf = ({ kind, mediaType }: UploadType): string =>
  kind === "text" ? `${mediaType}; charset=utf-8` : mediaType;

const byContentType = new Map(uploadTypes.map((type) => [contentTypeOf(type), type]));

/** The type of a stored file; undefined if it is no longer allowed. */
export const storedType = ({ contentType }: { contentType: string }): UploadType | undefined =>
  byContentType.get(contentType);

/**
 * The stream that every Word or PowerPoint file of the 97 to 2003 formats contains ([MS-DOC] 2.1.1,
 * [MS-PPT] 2.1.2). The directory of a compound file stores names in UTF-16LE ([MS-CFB] 2.6.1).
 */
const streamNames = { doc: "WordDocument", ppt: "PowerPoint Document" } as const;

/**
 * True for a compound file with the stream that its extension requires; workbooks, installers and others
 * have other streams.
 */
async function isCompoundFileOf(file: string, extension: keyof typeof streamNames): Promise<boolean> {
  const wanted = Buffer.from(`${streamNames[extension]}\0`, "utf16le");
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    const window = Buffer.concat([tail, chunk]);
    if (window.includes(wanted)) return true;
    tail = window.subarray(Math.max(0, window.length - wanted.length + 1));
  }
  return false;
}

/** Characters that are not text: controls other than tab, line feed, form feed and carriage return. */
const control = /[^\P{Cc}\t\n\f\r\u0085]/u;

/** True for UTF-8 throughout (RFC 3629), without control characters. The file is read whole. */
async function isPlainText(file: string): Promise<boolean> {
  try {
    return !control.test(new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file)));
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Word and PowerPoint of the 97 to 2003 formats are distinguished by the streams in their compound file. */
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
  const { fileTypeFromFile } = await import("file-type");
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
 * The type of a file, determined by its content. A picture may be of another picture type than its name
 * says; any other file must match its name. A vector drawing's content is validated by its sanitizer.
 * Undefined for types that are refused.
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
