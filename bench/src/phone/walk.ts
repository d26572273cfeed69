import { steps } from "@sitewright/spec-core/onboarding";
import type { Browser, Page } from "playwright";
import { longestTask, mainThreadTasks } from "../main-thread.ts";
import { pageYardstickMs } from "../page-yardstick.ts";
import { newPhone, type Phone, signInWithAnswers } from "./device.ts";
import { shiftOf } from "./layout-shift.ts";

/** Fast typing on a phone: characters per second, and how many in total. */
export const typing = { perSecond: 8, characters: 200 } as const;
const typed = "We fire stoneware in a wood kiln by the river. ".repeat(5).slice(0, typing.characters);
const restMs = 800;
/** The code of the other steps is prefetched once the first screen is rendered. */
const preloadMs = 6000;

/** The results of opening all nine steps on a phone, then typing. */
export interface Walk {
  /** Per step, the time from the press to the paint of the step's title. */
  readonly changesMs: readonly number[];
  /** Per step, the time from the press until the whole step is painted. */
  readonly wholeMs: readonly number[];
  /** The longest task of each change, in CPU time of the thread. */
  readonly changeOwnMs: readonly number[];
  readonly typing: { readonly longTasks: number; readonly wallMs: number; readonly ownMs: number };
  readonly shift: number;
  /** Including the shifts that follow a press. */
  readonly shiftWithAnswers: number;
  readonly yardstickMs: number;
}

/**
 * Taps a step in the bar at the top and waits until it is painted; timing begins with the touch event.
 */
async function change(page: Page, title: string): Promise<Change> {
  await page.evaluate((name) => {
    const untilPainted = async (isThere: () => boolean, from: number): Promise<number> => {
      while (!isThere()) await new Promise(requestAnimationFrame);
      return (await window.afterPaint()) - from;
    };
    const hasTitle = () => document.querySelector("h1")?.textContent === name;
    window.changing = new Promise((done) => {
      document.addEventListener(
        "click",
        async ({ timeStamp }) => {
          await new Promise(requestAnimationFrame);
          const titleMs = await untilPainted(hasTitle, timeStamp);
          const isWhole = () => document.querySelector("[data-drawing]") === null;
          done({ titleMs, wholeMs: isWhole() ? titleMs : await untilPainted(isWhole, timeStamp) });
        },
        { capture: true, once: true },
      );
    });
  }, title);
  await page.locator(`nav button[aria-label*="${title}"]:visible`).tap();
  return page.evaluate(() => window.changing);
}

/** The times from a press to the paint of the opened step, in milliseconds. */
interface Change {
  readonly titleMs: number;
  readonly wholeMs: number;
}

declare global {
  interface Window {
    /** Resolves when the step opened by a press is painted. */
    changing: Promise<Change>;
  }
}

/** Scrolls to the end of the page and back, as a thumb would. */
async function scroll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(200);
}

/** Opens the wizard and waits until all code is prefetched. */
async function openWizard(phone: Phone): Promise<void> {
  await signInWithAnswers(phone);
  await phone.page.goto("/app");
  await phone.page.getByRole("heading", { level: 1 }).waitFor();
  await phone.page.waitForTimeout(preloadMs);
}

/** Opens every step for the first time; the last press leads back to the first one. */
async function openSteps(browser: Browser, { page }: Phone) {
  const found: { titleMs: number; wholeMs: number; ownMs: number }[] = [];
  for (const { title } of [...steps.slice(1), ...steps.slice(0, 1)]) {
    const changes: Change[] = [];
    const tasks = await mainThreadTasks(browser, page, async () => {
      changes.push(await change(page, title));
      await page.waitForTimeout(restMs);
    });
    for (const { titleMs, wholeMs } of changes)
      found.push({ titleMs, wholeMs, ownMs: longestTask(tasks, "ownMs") });
  }
  return {
    changesMs: found.map(({ titleMs }) => titleMs),
    wholeMs: found.map(({ wholeMs }) => wholeMs),
    changeOwnMs: found.map(({ ownMs }) => ownMs),
  };
}

async function typeAnswer(browser: Browser, { page }: Phone): Promise<Walk["typing"]> {
  await change(page, "Client Questionnaire");
  await page.waitForTimeout(restMs);
  await page.locator('[id="formData.description"]').fill("");
  const countLong = () => page.evaluate(() => window.notes.longTasksMs.length);
  const before = await countLong();
  const tasks = await mainThreadTasks(browser, page, async () => {
    await page.keyboard.type(typed, { delay: 1000 / typing.perSecond });
    await page.waitForTimeout(restMs);
  });
  return {
    longTasks: (await countLong()) - before,
    wallMs: longestTask(tasks, "wallMs"),
    ownMs: longestTask(tasks, "ownMs"),
  };
}

/** Opens every step in turn, types an answer, then scrolls through every step. */
export async function walkWizard(browser: Browser, origin: string): Promise<Walk> {
  const phone = await newPhone(browser, origin);
  const { page, context } = phone;
  await openWizard(phone);
  const opened = await openSteps(browser, phone);
  const typedIn = await typeAnswer(browser, phone);
  for (const { title } of [...steps.slice(2), ...steps.slice(0, 2)]) {
    await scroll(page);
    await change(page, title);
    await page.waitForTimeout(restMs);
  }
  const { shifts } = await page.evaluate(() => window.notes);
  const { unasked, all } = shiftOf(shifts);
  const yardstickMs = await pageYardstickMs(page);
  await context.close();
  return { ...opened, typing: typedIn, shift: unasked, shiftWithAnswers: all, yardstickMs };
}
