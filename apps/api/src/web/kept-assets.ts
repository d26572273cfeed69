import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { dayMs } from "../time-units.ts";
import type { Builds } from "./builds.ts";

/** How long files of earlier builds are kept: as long as a page may stay open. */
export const keptMs = 30 * dayMs;

/** Links the file, or copies it if the build is on another disk or belongs to another user. */
async function keepFile(from: string, to: string): Promise<void> {
  const isLinked = await link(from, to).then(
    () => true,
    () => false,
  );
  if (isLinked) return;
  const half = `${to}.${process.pid}.half`;
  await copyFile(from, half);
  await rename(half, to);
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true })).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

async function keepFolder(from: string, to: string, now: Date): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const [current, kept] = await Promise.all([namesIn(from), namesIn(to)]);
  const known = new Set(kept);
  await Promise.all(
    current.map(async (name) => {
      const path = join(to, name);
      if (!known.has(name)) await keepFile(join(from, name), path);
      // The modification time is the time of the last start with this build; the file's age is counted
      // from it.
      await utimes(path, now, now);
    }),
  );
  const isCurrent = new Set(current);
  for (const name of kept) {
    if (isCurrent.has(name)) continue;
    const info = await stat(join(to, name)).catch(() => undefined);
    if (info && now.getTime() - info.mtimeMs > keptMs) await rm(join(to, name), { force: true });
  }
}

/**
 * Keeps this build's hashed files in `folder` and deletes those of builds that were not started for 30
 * days. A page that is still open can then load its files after an upgrade and, if processes share the
 * folder, a new page can during one. Returns the builds with the folder.
 */
export async function keepAssets(builds: Builds, folder: string, now: Date): Promise<Builds> {
  const keep = async <B extends { folder: string }>(app: string, build: B) => {
    const keptFolder = join(folder, app);
    await keepFolder(join(build.folder, "assets"), join(keptFolder, "assets"), now);
    return { ...build, keptFolder };
  };
  const [portal, admin, marketing] = await Promise.all([
    keep("portal", builds.portal),
    keep("admin", builds.admin),
    keep("marketing", builds.marketing),
  ]);
  return { portal, admin, marketing };
}
