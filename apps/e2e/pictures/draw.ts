// Takes the pictures of first drafts for the public site, as the library renders them today:
// node --conditions=@sitewright/source apps/e2e/pictures/draw.ts
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { clients } from "./clients.ts";
import { writeSite } from "./write-site.ts";

const size = { width: 1200, height: 960 };
const shown = resolve(import.meta.dirname, "../../marketing/public/drafts");
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
