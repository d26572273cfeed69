// How a command is started. On Windows npm and pnpm are batch files, which only a shell runs; everything else is started without one.
import { spawnSync } from "node:child_process";

/** One argument for a Windows shell, to which Node passes the words as they are. */
export const quoted = (word) =>
  /^[\w@:.,=+/\\-]+$/.test(word) ? word : `"${word.replaceAll('"', '""').replace(/\\+$/, "$&$&")}"`;

/** What `spawn` is called with. */
export function commandOf(command, words, platform = process.platform) {
  const isBatchFile = platform === "win32" && (command === "npm" || command === "pnpm");
  return isBatchFile
    ? { file: [command, ...words].map(quoted).join(" "), args: [], shell: true }
    : { file: command, args: words, shell: false };
}

/** Runs a command and waits for its end. */
export function runSync(command, words, options) {
  const { file, args, shell } = commandOf(command, words);
  return spawnSync(file, args, { ...options, shell });
}
