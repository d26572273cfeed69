import { rmSync } from "node:fs";

/** Removes a test's folder, also while work that outlives the last answer still writes there. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
