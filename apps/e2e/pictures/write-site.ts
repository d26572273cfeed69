import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { renderStarterSite, starterFonts } from "@sitewright/spec-core/render";
import { specOf } from "../fixtures/businesses.ts";

/** The portal installs every font of the catalogue. */
const fromPortal = createRequire(resolve(import.meta.dirname, "../../portal/package.json"));

/** Writes a client's starter site into a folder, as it is after unpacking the archive. */
export function writeSite(form: Onboarding, folder: string): void {
  const spec = specOf(form);
  const at = (path: string) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    return file;
  };
  for (const [path, text] of Object.entries(renderStarterSite(spec, { marks: false })))
    writeFileSync(at(path), text);
  for (const font of starterFonts(spec))
    copyFileSync(join(dirname(fromPortal.resolve(`${font.package}/package.json`)), font.file), at(font.path));
}
