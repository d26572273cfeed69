import { fileTypeFromFile } from "file-type";
import { isCompoundFileOf } from "./compound-file.ts";
import { type FileType, fileTypes } from "./file-types.ts";

/**
 * What a stored file is, when its content and its extension say the same and the kind is accepted; undefined
 * otherwise. SVG is not decided here.
 */
export async function identifyFile(file: string, extension: string): Promise<FileType | undefined> {
  const type = Object.hasOwn(fileTypes, extension) ? fileTypes[extension] : undefined;
  if (!type) return undefined;
  const found = await fileTypeFromFile(file);
  if (!found || !type.detected.includes(found.mime)) return undefined;
  if ((extension === "doc" || extension === "ppt") && !(await isCompoundFileOf(file, extension)))
    return undefined;
  return type;
}
