import { createReadStream } from "node:fs";

/**
 * Names of the stream that every Word or PowerPoint file of the 97 to 2003 formats has ([MS-DOC] 2.1.1, [MS-PPT] 2.1.2).
 * The directory of a compound file keeps names in UTF-16LE ([MS-CFB] 2.6.1).
 */
const streamNames = { doc: "WordDocument", ppt: "PowerPoint Document" } as const;

/** Whether a compound file holds what its extension says, and not a workbook, an installer or anything else. */
export async function isCompoundFileOf(file: string, extension: keyof typeof streamNames): Promise<boolean> {
  const wanted = Buffer.from(`${streamNames[extension]}\0`, "utf16le");
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    const window = Buffer.concat([tail, chunk]);
    if (window.includes(wanted)) return true;
    tail = window.subarray(Math.max(0, window.length - wanted.length + 1));
  }
  return false;
}
