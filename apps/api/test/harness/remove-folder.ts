import { rmSync } from "node:fs";

/** Removes a test's folder, even while late background work still writes to it. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
