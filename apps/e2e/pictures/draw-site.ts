// Takes the screenshots of the public site for the README, from the built product:
// node --conditions=@sitewright/source apps/e2e/pictures/draw-site.ts
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { startProduct } from "../fixtures/product.ts";
import { openBrowser } from "./open-browser.ts";

const shown = (name: string) => resolve(import.meta.dirname, "../../../docs/pictures", `${name}.png`);

async function drawHome(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: shown("public-site") });
}

/** The chat over the prices, with a question that it answers and one that it cannot answer. */
async function drawChat(page: Page): Promise<void> {
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Questions?" }).press("Enter");
  const field = page.getByRole("textbox", { name: "Your question" });
  for (const [question, answer] of [
    ["do you sell trombones", "I do not know that."],
    ["what does a crm cost", "Did that answer your question?"],
  ] as const) {
    await field.fill(question);
    await field.press("Enter");
    await page.getByText(answer).first().waitFor();
  }
  await page.screenshot({ path: shown("chat") });
}

async function drawPost(page: Page): Promise<void> {
  await page.goto("/news/what-a-contrast-certificate-proves");
  await page.screenshot({ path: shown("post") });
}

const product = await startProduct();
const browser = await openBrowser();
const page = await browser.newPage({
  baseURL: product.origin,
  viewport: { width: 1440, height: 900 },
  reducedMotion: "reduce",
  colorScheme: "light",
  locale: "en-GB",
});
await drawHome(page);
await drawChat(page);
await drawPost(page);
await browser.close();
await product.stop();
