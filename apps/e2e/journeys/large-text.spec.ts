import { expectNoSidewaysScroll } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ hasTouch: true, reducedMotion: "reduce" });

const pages = [
  "/",
  "/about",
  "/news",
  "/news/what-a-contrast-certificate-proves",
  "/contact",
  "/pricing",
  "/help-center",
  "/privacy",
  "/terms",
  "/ai-chatbots",
  "/newsletter",
  "/no-such-page",
  "/app/sign-in",
  "/app/sign-up",
] as const;

/** As a reader sets them: the browser's own size of text, or a zoom of 400 % on a window of 1280 px. */
const settings = [
  { name: "text at 200 % on 360 px", width: 360, textPx: 32 },
  { name: "text at 200 % on 320 px", width: 320, textPx: 32 },
  { name: "zoomed to 400 %", width: 320, textPx: 16 },
] as const;

for (const { name, width, textPx } of settings)
  test(`M-03.80 ${name} no page of the public site, the chat on it, or signing in is wider than its window`, {
    tag: "@long",
  }, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 700 });
    const browser = await context.newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: textPx } });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const text = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(text, path).toBe(`${textPx}px`);
      await expectNoSidewaysScroll(page, path);
    }
    await page.goto("/");
    await page.getByRole("button", { name: "Questions?" }).tap();
    const chat = page.getByRole("dialog");
    await expect(chat).toBeVisible();
    const beyond = await chat.evaluate((panel) =>
      [panel, ...panel.querySelectorAll<HTMLElement>("*")]
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
        .map((part) => part.className || part.tagName),
    );
    expect(beyond, "the chat").toEqual([]);
  });
