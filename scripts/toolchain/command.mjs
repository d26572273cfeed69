// How a command is started. On Windows npm and pnpm are batch files, which need a shell; everything else
// is started without one.
import { spawnSync } from "node:child_process";

/** Quotes one argument for a Windows shell; Node passes the words unchanged. */
export const quoted = (word) =>
  /^[\w@:.,=+/\\-]+$/.test(word) ? word : `"${word.replaceAll('"', '""').replace(/\\+$/, "$&$&")}"`;

/** The arguments for `spawn`. */
export function commandOf(command, words, platform = process.platform) {
  const isBatchFile = platform === "win32" && (command === "npm" || command === "pnpm");
  return isBatchFile
    ? { file: [command, ...words].map(quoted).join(" "), args: [], shell: true }
    : { file: command, args: words, shell: false };
}

/** Runs a command and waits until it ends. */
export function runSync(command, words, options) {
  const { file, args, shell } = commandOf(command, words);
  return spawnSync(file, args, { ...options, shell });
}
