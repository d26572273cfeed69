// Takes the screenshots of the public site for the README, from the built product:
// node --conditions=@sitewright/source apps/e2e/pictures/draw-site.ts
import { resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { startProduct } from "../fixtures/product.ts";

const shown = (name: string) => resolve(import.meta.dirname, "../../../docs/pictures", `${name}.png`);

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
const executablePath = process.env.CHROMIUM_PATH;
const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage({
  baseURL: product.origin,
  viewport: { width: 1440, height: 900 },
  reducedMotion: "reduce",
  colorScheme: "light",
  locale: "en-GB",
});
await drawChat(page);
await drawPost(page);
await browser.close();
await product.stop();
