import { constants } from "node:os";
import type { DatabaseTarget } from "../db/target.ts";
import { removeRestoring } from "./sqlite-file.ts";
import { restoreTexts } from "./texts.ts";

interface RunningRestore {
  readonly target: DatabaseTarget;
  readonly file: string;
}

/**
 * Ends a restore at once on a stop signal, and prints whether anything was changed. Returns the
 * function to call before the first change.
 */
export function explainStop({ target, file }: RunningRestore): () => void {
  let hasChanged = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      if (target.provider === "sqlite") removeRestoring(target.file);
      process.stderr.write(`${hasChanged ? restoreTexts.stoppedWithin(file) : restoreTexts.stopped}\n`);
      process.exit(128 + constants.signals[signal]);
    });
  return () => {
    hasChanged = true;
  };
}
