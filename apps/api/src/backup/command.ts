import { resolve } from "node:path";
import { backupTexts, restoreTexts } from "./texts.ts";

/** A parsed command on archives. */
export type ArchiveCommand =
  | { readonly name: "backup"; readonly file: string }
  | { readonly name: "restore"; readonly file: string; readonly isConfirmed: boolean };

/**
 * Parses `backup FILE`, `restore FILE` and `restore FILE yes`; undefined for anything else,
 * including options.
 */
export function readArchiveCommand([name, typed, answer, ...rest]: readonly string[]):
  | ArchiveCommand
  | undefined {
  if (typed === undefined || typed === "" || typed.startsWith("-") || rest.length > 0) return undefined;
  const file = resolve(typed);
  if (name === "backup" && answer === undefined) return { name, file };
  if (name === "restore" && (answer === undefined || answer === "yes"))
    return { name, file, isConfirmed: answer === "yes" };
  return undefined;
}

/** The usage text of a command on archives; undefined for any other word. */
export function archiveUsageOf(name: string | undefined): readonly string[] | undefined {
  if (name === "backup") return backupTexts.usage;
  return name === "restore" ? restoreTexts.usage : undefined;
}
