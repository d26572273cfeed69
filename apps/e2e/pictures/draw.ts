// Takes the pictures of first drafts for the public site, as the library renders them today:
// node --conditions=@sitewright/source apps/e2e/pictures/draw.ts
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { renderStarterSite, starterFonts } from "@sitewright/spec-core/render";
import { specOf } from "../fixtures/businesses.ts";
import { clients } from "./clients.ts";

const size = { width: 1200, height: 960 };
const shown = resolve(import.meta.dirname, "../../marketing/public/drafts");
/** The portal installs every font of the catalogue. */
const fromPortal = createRequire(resolve(import.meta.dirname, "../../portal/package.json"));

/** Writes a client's starter site into a folder, as it is after unpacking the archive. */
function writeSite(form: Onboarding, folder: string): void {
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

const work = mkdtempSync(join(tmpdir(), "drafts-"));
const executablePath = process.env.CHROMIUM_PATH;
const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
mkdirSync(shown, { recursive: true });
for (const [name, form] of Object.entries(clients)) {
  writeSite(form, join(work, name));
  const page = await browser.newPage({ viewport: size, reducedMotion: "reduce", colorScheme: "light" });
  await page.goto(pathToFileURL(join(work, name, "index.html")).href);
  await page.waitForTimeout(300);
  const session = await page.context().newCDPSession(page);
  // Playwright writes no WebP.
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 78 });
  writeFileSync(join(shown, `${name}.webp`), Buffer.from(data, "base64"));
}
await browser.close();
rmSync(work, { recursive: true });
