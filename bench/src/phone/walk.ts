import { steps } from "@sitewright/spec-core/onboarding";
import type { Browser, Page } from "playwright";
import { mainThreadTasks, type Task } from "../main-thread.ts";
import { pageYardstickMs } from "../page-yardstick.ts";
import { newPhone, signInWithAnswers } from "./device.ts";
import { shiftOf } from "./layout-shift.ts";

/** A quick thumb: characters a second, and how many. */
export const typing = { perSecond: 8, characters: 200 } as const;
const typed = "We fire stoneware in a wood kiln by the river. ".repeat(5).slice(0, typing.characters);
const restMs = 800;
/** The code of the other steps is fetched ahead once the first screen stands. */
const preloadMs = 6000;

/** All nine steps on a phone, then typing. */
export interface Walk {
  /** From the press to the paint, by step. */
  readonly changesMs: readonly number[];
  /** The longest task of each change, of the thread's own time. */
  readonly changeOwnMs: readonly number[];
  readonly typing: { readonly longTasks: number; readonly wallMs: number; readonly ownMs: number };
  readonly shift: number;
  /** What moved in answer to a press too. */
  readonly shiftWithAnswers: number;
  readonly yardstickMs: number;
}

const longest = (tasks: readonly Task[], of: "wallMs" | "ownMs"): number =>
  tasks.reduce((most, task) => Math.max(most, task[of]), 0);

/** Taps a step in the bar at the top and waits until its title is painted; from the touch's own time. */
async function changeMs(page: Page, title: string): Promise<number> {
  await page.evaluate((name) => {
    window.changing = new Promise((done) => {
      document.addEventListener(
        "click",
        ({ timeStamp }) => {
          const look = (): void => {
            if (document.querySelector("h1")?.textContent !== name) requestAnimationFrame(look);
            else void window.afterPaint().then((at) => done(at - timeStamp));
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
  }, title);
  await page.locator(`nav button[aria-label*="${title}"]:visible`).tap();
  return page.evaluate(() => window.changing);
}

declare global {
  interface Window {
    /** From a press to the paint of the step that it opens, in milliseconds. */
    changing: Promise<number>;
  }
}

/** To the foot of the page and back, as a thumb scrolls. */
async function scroll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(200);
}

/** Every step is opened in turn with fresh code, the last press leads back to the first. */
export async function walkWizard(browser: Browser, origin: string): Promise<Walk> {
  const phone = await newPhone(browser, origin);
  const { page, context } = phone;
  await signInWithAnswers(phone);
  await page.goto("/app");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForTimeout(preloadMs);
  const changesMs: number[] = [];
  const changeOwnMs: number[] = [];
  for (const { title } of [...steps.slice(1), ...steps.slice(0, 1)]) {
    const tasks = await mainThreadTasks(browser, page, async () => {
      changesMs.push(await changeMs(page, title));
      await page.waitForTimeout(restMs);
    });
    changeOwnMs.push(longest(tasks, "ownMs"));
  }
  await changeMs(page, "Client Questionnaire");
  await page.waitForTimeout(restMs);
  await page.locator('[id="formData.description"]').fill("");
  const before = await page.evaluate(() => window.notes.longTasksMs.length);
  const tasks = await mainThreadTasks(browser, page, async () => {
    await page.keyboard.type(typed, { delay: 1000 / typing.perSecond });
    await page.waitForTimeout(restMs);
  });
  const after = await page.evaluate(() => window.notes.longTasksMs.length);
  for (const { title } of [...steps.slice(2), ...steps.slice(0, 2)]) {
    await scroll(page);
    await changeMs(page, title);
    await page.waitForTimeout(restMs);
  }
  const { shifts } = await page.evaluate(() => window.notes);
  const { unasked, all } = shiftOf(shifts);
  const yardstickMs = await pageYardstickMs(page);
  await context.close();
  return {
    changesMs,
    changeOwnMs,
    typing: {
      longTasks: after - before,
      wallMs: longest(tasks, "wallMs"),
      ownMs: longest(tasks, "ownMs"),
    },
    shift: unasked,
    shiftWithAnswers: all,
    yardstickMs,
  };
}
