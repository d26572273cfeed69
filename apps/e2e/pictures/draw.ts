// Takes the pictures of first drafts for the public site and, two of them side by side, for the README:
// node --conditions=@sitewright/source apps/e2e/pictures/draw.ts
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { clients } from "./clients.ts";
import { openBrowser } from "./open-browser.ts";
import { writeSite } from "./write-site.ts";

const size = { width: 1200, height: 960 };
const shown = resolve(import.meta.dirname, "../../marketing/public/drafts");
const pictures = resolve(import.meta.dirname, "../../../docs/pictures");
const work = mkdtempSync(join(tmpdir(), "drafts-"));
const browser = await openBrowser();
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

const half = { width: 720, height: 576 };
const gap = 24;
const pair = await browser.newPage({ viewport: { width: 2 * half.width + gap, height: half.height } });
const images = ["plumber", "solicitors"].map(
  (name) =>
    `<img width="${half.width}" src="data:image/webp;base64,${readFileSync(join(shown, `${name}.webp`), "base64")}">`,
);
await pair.setContent(`<body style="margin:0;display:flex;gap:${gap}px">${images.join("")}</body>`);
await pair.waitForFunction(() => [...document.images].every((image) => image.complete));
await pair.screenshot({ path: join(pictures, "starter-sites.png") });
await browser.close();
rmSync(work, { recursive: true });
