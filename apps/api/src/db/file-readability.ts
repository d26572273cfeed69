import { accessSync, constants } from "node:fs";
import { codesOf } from "./fault.ts";

/**
 * Returns whether this process may read a file: `refused` if permissions of the file or of a parent
 * folder forbid it.
 */
export function readabilityOf(file: string): "readable" | "absent" | "refused" {
  try {
    accessSync(file, constants.R_OK);
    return "readable";
  } catch (error) {
    const [code = ""] = codesOf(error);
    if (["ENOENT", "ENOTDIR"].includes(code)) return "absent";
    if (["EACCES", "EPERM"].includes(code)) return "refused";
    throw error;
  }
}
