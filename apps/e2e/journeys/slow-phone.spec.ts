import type { Page } from "@playwright/test";
import { steps } from "@sitewright/spec-core/onboarding";
import { signedUpClient } from "../fixtures/account.ts";
import { namedScreens } from "../fixtures/named-screens.ts";
import { openStepWithAnswers } from "../fixtures/preview.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

declare global {
  interface Window {
    /** The page's cumulative layout shift. */
    moved: number;
    /** The number of requests to the worker that draws the preview. */
    asked: number;
  }
  /** Layout Instability API, 2.1. */
  interface PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
  }
}

/** The most that a page may move in a session window (web.dev/articles/cls calls 0.1 good); here for the whole walk. */
const shiftMax = 0.05;

/** Adds up every shift of the page's life that no press explains. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const { value = 0, hadRecentInput = false } of list.getEntries())
        if (!hadRecentInput) window.moved += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

test("P-31.71 on a phone nothing shifts, from the first paint through all nine steps and back", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await watchShifts(page);
  // Late code is when a page moves: what comes after the first screen's own comes one after the other.
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((done) => setTimeout(done, 100));
    await route.continue();
  });
  await openStepWithAnswers(page, "welcome");
  for (const { title } of [...steps.slice(1), ...steps.slice(0, 1)]) {
    await page.locator(`nav button[aria-label*="${title}"]:visible`).tap();
    await expectStep(page, title);
    await scrollThrough(page);
  }
  expect(await page.evaluate(() => window.moved)).toBeLessThanOrEqual(shiftMax);
});

test("P-30.101 a preview that nobody sees is not loaded, and one out of sight draws nothing while one types", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await page.addInitScript(() => {
    window.asked = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...message: [unknown]) {
      window.asked += 1;
      return post.apply(this, message);
    };
  });
  await openStepWithAnswers(page, "questionnaire");
  const field = page.getByLabel("What does your business do?");
  // The last that is fetched ahead: a frame or a worker would have begun before.
  await page.waitForResponse(/draft-conflict-.*\.js/);
  await field.tap();
  await field.press("ControlOrMeta+End");
  await page.keyboard.type(" We bake bread");
  expect(page.frames(), "frames before the preview was in sight").toHaveLength(1);
  expect(page.workers(), "workers before the preview was in sight").toHaveLength(0);

  const preview = page.locator("aside > section");
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.locator("iframe").contentFrame().locator("h1").first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await field.tap();
  await field.press("ControlOrMeta+End");
  const before = await page.evaluate(() => window.asked);
  expect(before).toBeGreaterThan(0);
  await page.keyboard.type(" with flour from the village mill");
  expect(await page.evaluate(() => window.asked)).toBe(before);

  await preview.scrollIntoViewIfNeeded();
  const site = preview.locator("iframe").contentFrame();
  await expect(site.getByText(/with flour from the village mill/).first()).toBeVisible();
});

test.describe("the first screen", () => {
  for (const { key } of steps) {
    test(`P-01.13 asks for nothing twice and for its code at once: ${key}`, async ({ page, context }) => {
      await signedUpClient(context);
      await openStepWithAnswers(page, key);
      const { wizard = [], [key]: own = [] } = await namedScreens(page);
      const asked: string[] = [];
      page.on("request", (request) => {
        // The page before it may still ask for something after its heading is there.
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.length = 0;
        asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
      });
      // The page's code comes last: what is asked for before does not wait for any of it to run.
      let answerPage = (): void => {};
      const isAllAsked = new Promise<void>((done) => {
        answerPage = done;
      });
      await page.route("**/assets/index-*.js", async (route) => {
        await isAllAsked;
        await route.continue();
      });
      await page.goto("/app", { waitUntil: "commit" });
      const wanted = [...wizard, ...own].map((file) => `GET /app/${file}`);
      await expect.poll(() => wanted.filter((file) => !asked.includes(file))).toEqual([]);
      expect(wanted.length).toBeGreaterThan(0);
      answerPage();
      await page.getByRole("heading", { level: 1 }).waitFor();
      // A face and its sheet are asked for twice where two places want them: routes switch the browser's cache off.
      const askedOnce = asked.filter((request) => !/\.(woff2|css)$/.test(request));
      expect(askedOnce).toEqual([...new Set(askedOnce)]);
    });
  }
});
