import { randomUUID } from "node:crypto";
import { cpus, loadavg } from "node:os";
import { signUp } from "@sitewright/contracts";
import { defaultOnboarding, steps } from "@sitewright/spec-core/onboarding";
import type { Browser, BrowserContext, Page } from "playwright";
import { startProduct } from "../../apps/e2e/fixtures/product.ts";
import { fullForm } from "../../packages/spec-core/src/spec/forms.fixture.ts";
import { launchBrowser } from "./browser.ts";
import { longestTask, mainThreadTasks, type Task } from "./main-thread.ts";
import { pageYardstickMs } from "./page-yardstick.ts";
import { digits, type Section } from "./report.ts";
import { inYardsticks } from "./yardstick-time.ts";

/** The limits in yardsticks, measured in the page. */
const limits = { task: 5, step: 6 };
const runs = 5;
const typed = "We fire stoneware in a wood kiln by the river. ".repeat(5).slice(0, 200);

interface Run {
  readonly tasks: readonly Task[];
  /** The number of tasks that the browser reported as long. */
  readonly longTasks: number;
  /** Per step, the time from the press to the paint. */
  readonly changesMs: readonly number[];
  /** The time of a yardstick in the page. */
  readonly yardstickMs: number;
}

declare global {
  interface Window {
    /** The duration of each long task that the browser reports. */
    longTasks: number[];
  }
}

async function openWizard(context: BrowserContext): Promise<Page> {
  await context.request.post(signUp.path, {
    data: { email: `bench-${randomUUID()}@kiln.example`, password: "a long phrase for clay", name: "Ada" },
  });
  const page = await context.newPage();
  const parts = {
    ...defaultOnboarding,
    ...fullForm,
    uploadedFiles: [],
    activeTab: "welcome",
    journeyStarted: true,
  };
  await page.goto("/app");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored))
      localStorage.setItem(`onboarding_${key}`, JSON.stringify(value));
  }, parts);
  await page.reload();
  await page.locator("aside iframe").contentFrame().locator("h1").waitFor();
  // The code of the other steps is prefetched once the first screen is rendered.
  await page.waitForTimeout(4000);
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.longTasks.push(entry.duration);
    }).observe({ type: "longtask" });
  });
  return page;
}

/** Presses a step in the list and waits until its title is painted. */
const changeMs = (page: Page, title: string): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((done) => {
        const press = [...document.querySelectorAll<HTMLButtonElement>("nav button")].find((button) =>
          button.textContent?.includes(name),
        );
        const from = performance.now();
        const look = () => {
          const isThere = document.querySelector("h1")?.textContent === name;
          if (!isThere) requestAnimationFrame(look);
          else {
            // This runs before a frame is painted; a message that is sent now is handled after the paint.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now() - from);
            port2.postMessage(0);
          }
        };
        press?.click();
        requestAnimationFrame(look);
      }),
    title,
  );

/** Opens every step, then types into the form. Returns the times of the step changes. */
async function useWizard(page: Page): Promise<number[]> {
  const changesMs: number[] = [];
  for (const { title } of [...steps.slice(1), ...steps.slice(0, 1)]) {
    changesMs.push(await changeMs(page, title));
    await page.waitForTimeout(600);
  }
  await changeMs(page, "Client Questionnaire");
  await page.waitForTimeout(600);
  await page.locator('[id="formData.description"]').fill("");
  await page.keyboard.type(typed, { delay: 30 });
  await page.waitForTimeout(1000);
  return changesMs;
}

async function measureRun(browser: Browser, context: BrowserContext): Promise<Run> {
  const page = await openWizard(context);
  let changesMs: number[] = [];
  const tasks = await mainThreadTasks(browser, page, async () => {
    changesMs = await useWizard(page);
  });
  const longTasks = await page.evaluate(() => window.longTasks.length);
  const yardstickMs = await pageYardstickMs(page);
  await page.close();
  return { tasks, longTasks, changesMs, yardstickMs };
}

async function measureRuns(): Promise<Run[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  const found: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
    });
    found.push(await measureRun(browser, context));
    await context.close();
  }
  await browser.close();
  await product.stop();
  return found;
}

const ms = (value: number): string => `${digits(value)} ms`;
/** The cost of changing steps and typing in the built wizard, with the live preview open. */
export async function wizardSection(): Promise<Section> {
  const found = await measureRuns();
  const best = (of: (run: Run) => number): number => Math.min(...found.map(of));
  const wallMs = best((run) => longestTask(run.tasks, "wallMs"));
  const ownMs = best((run) => longestTask(run.tasks, "ownMs"));
  const slowestMs = Math.max(...steps.map((_, step) => best((run) => run.changesMs[step] ?? Number.NaN)));
  const unitMs = best((run) => run.yardstickMs);
  const counts = found.map((run) => run.longTasks).join(", ");
  return {
    title: "The wizard with its live preview",
    note: `The built product in Chromium at 1440 × 900, every answer given: all nine steps opened in turn, then ${typed.length} characters typed into the description at 33 a second. The best of ${runs} runs, since other programs slow a browser and never speed it up; on a busy machine the thread's own time is more reliable than the clock. Long tasks by run, as the browser counts them: ${counts}. In this page a yardstick took ${digits(unitMs)} ms, the best run's too. Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors.`,
    columns: ["what", "measured", "yardsticks", "target", ""],
    rows: [
      ["tasks of 50 ms or more, best run", String(best((run) => run.longTasks)), "", "", ""],
      ["longest task, its own time", ms(ownMs), ...inYardsticks(ownMs / unitMs, limits.task)],
      ["longest task, by the clock", ms(wallMs), ...inYardsticks(wallMs / unitMs, limits.task)],
      ["slowest step, from press to paint", ms(slowestMs), ...inYardsticks(slowestMs / unitMs, limits.step)],
    ],
  };
}
