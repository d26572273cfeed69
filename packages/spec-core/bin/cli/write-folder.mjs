import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { Refusal } from "./refusal.mjs";

/**
 * Refuses a folder that holds something, unless it may be replaced.
 * @param {string} folder
 * @param {{ mayReplace: boolean }} permission
 */
export function mayWrite(folder, { mayReplace }) {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new Refusal([`${folder}: is a file, not a folder`]);
  if (readdirSync(folder).length > 0 && !mayReplace)
    throw new Refusal([`${folder}: is not empty; --force replaces it and all that it holds`]);
}

/**
 * @param {string} root
 * @param {[path: string, content: string | Uint8Array][]} files
 */
function fill(root, files) {
  for (const [path, content] of files) {
    const target = resolve(root, path);
    if (!target.startsWith(root + sep)) throw new Refusal([`${path}: leads out of the folder`]);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

/**
 * Writes files into a folder, all of them or none: they are written to a temporary folder beside it, which is renamed
 * when it is complete. Only then is an earlier folder of that name removed.
 * @param {string} folder
 * @param {[path: string, content: string | Uint8Array][]} files
 */
export function writeFolder(folder, files) {
  const target = resolve(folder);
  const mark = randomUUID().slice(0, 8);
  const fresh = join(dirname(target), `.${basename(target)}.${mark}.new`);
  const former = join(dirname(target), `.${basename(target)}.${mark}.old`);
  try {
    mkdirSync(fresh, { recursive: true });
    fill(fresh, files);
    if (existsSync(target)) renameSync(target, former);
    renameSync(fresh, target);
  } catch (error) {
    if (existsSync(former) && !existsSync(target)) renameSync(former, target);
    rmSync(fresh, { recursive: true, force: true });
    const reason = error instanceof Error && "code" in error ? `: ${error.code}` : "";
    throw error instanceof Refusal ? error : new Refusal([`${folder}: cannot be written${reason}`]);
  }
  rmSync(former, { recursive: true, force: true });
}
