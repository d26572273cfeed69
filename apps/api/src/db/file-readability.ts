import { accessSync, constants } from "node:fs";
import { codesOf } from "./fault.ts";

/** Tells whether this account can read a file: not where it may not, or may not enter a folder above it. */
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
