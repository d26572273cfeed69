// Takes the twelve pictures of starter sites for the README of spec-core, each on a screen and on a phone:
// node --conditions=@sitewright/source apps/e2e/pictures/draw-starters.ts
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { openBrowser } from "./open-browser.ts";
import { starters } from "./starters.ts";
import { writeSite } from "./write-site.ts";

const shown = resolve(import.meta.dirname, "../../../packages/spec-core/docs");
const screen = { width: 1440, height: 1200 };
const phone = { width: 390, height: 1076 };
const size = { width: 1265, height: 800 };
const gap = 15;

const work = mkdtempSync(join(tmpdir(), "starters-"));
const browser = await openBrowser();

async function shot(page: Page, viewport: typeof screen): Promise<string> {
  await page.setViewportSize(viewport);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(200);
  return (await page.screenshot()).toString("base64");
}

for (const [name, { form, mode }] of Object.entries(starters)) {
  writeSite(form, join(work, name));
  const page = await browser.newPage({ viewport: screen, reducedMotion: "reduce", colorScheme: mode });
  await page.goto(pathToFileURL(join(work, name, "index.html")).href);
  const pictures = [await shot(page, screen), await shot(page, phone)];
  const sheet = await browser.newPage({ viewport: size });
  const images = pictures.map((data) => `<img height="${size.height}" src="data:image/png;base64,${data}">`);
  await sheet.setContent(
    `<body style="margin:0;display:flex;gap:${gap}px;background:#9aa">${images.join("")}</body>`,
  );
  await sheet.waitForFunction(() => [...document.images].every((image) => image.complete));
  const session = await sheet.context().newCDPSession(sheet);
  // Playwright writes no WebP.
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  writeFileSync(join(shown, `starter-${name}.webp`), Buffer.from(data, "base64"));
  await Promise.all([page.close(), sheet.close()]);
}
await browser.close();
rmSync(work, { recursive: true });
