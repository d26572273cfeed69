import { startProduct } from "../../../apps/e2e/fixtures/product.ts";
import { launchBrowser } from "../browser.ts";
import { type FirstLoad, loadSignIn, loadWizard } from "./first-load.ts";
import { type Walk, walkWizard } from "./walk.ts";

/** One run of all phone measurements. */
export interface PhoneRun {
  readonly signIn: FirstLoad;
  readonly wizard: FirstLoad;
  readonly walk: Walk;
}

/**
 * The lowest figures of several runs of the built product on a phone, and the time of a yardstick in its
 * page.
 */
export interface Figures {
  readonly signInHeadingMs: number;
  readonly wizardHeadingMs: number;
  readonly slowestChangeMs: number;
  readonly slowestWholeMs: number;
  readonly changeOwnMs: number;
  readonly typingLongTasks: number;
  readonly typingMs: number;
  readonly typingOwnMs: number;
  readonly loadShift: number;
  readonly walkShift: number;
  readonly walkShiftWithAnswers: number;
  readonly yardstickMs: number;
}

/** Measures the built product in the given number of runs. */
export async function runPhone(runs: number): Promise<PhoneRun[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  const found: PhoneRun[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      found.push({
        signIn: await loadSignIn(browser, product.origin),
        wizard: await loadWizard(browser, product.origin),
        walk: await walkWizard(browser, product.origin),
      });
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return found;
}

/**
 * Other programs can only slow a phone down, so the lowest of the times is used; of layout shifts, the
 * highest.
 */
export function figuresOf(runs: readonly PhoneRun[]): Figures {
  const least = (of: (run: PhoneRun) => number): number => Math.min(...runs.map(of));
  const most = (of: (run: PhoneRun) => number): number => Math.max(...runs.map(of));
  const slowest = (of: (walk: Walk) => readonly number[]): number =>
    Math.max(
      ...(runs[0] ? of(runs[0].walk) : []).map((_, step) =>
        least(({ walk }) => of(walk)[step] ?? Number.NaN),
      ),
    );
  return {
    signInHeadingMs: least((run) => run.signIn.headingMs),
    wizardHeadingMs: least((run) => run.wizard.headingMs),
    slowestChangeMs: slowest((walk) => walk.changesMs),
    slowestWholeMs: slowest((walk) => walk.wholeMs),
    changeOwnMs: slowest((walk) => walk.changeOwnMs),
    typingLongTasks: least((run) => run.walk.typing.longTasks),
    typingMs: least((run) => run.walk.typing.wallMs),
    typingOwnMs: least((run) => run.walk.typing.ownMs),
    loadShift: most((run) => Math.max(run.signIn.shift, run.wizard.shift)),
    walkShift: most((run) => run.walk.shift),
    walkShiftWithAnswers: most((run) => run.walk.shiftWithAnswers),
    yardstickMs: least((run) =>
      Math.min(run.walk.yardstickMs, run.signIn.yardstickMs, run.wizard.yardstickMs),
    ),
  };
}
