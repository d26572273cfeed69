import type { Browser, Page } from "playwright";
import { z } from "zod";

/** One task of a page's main thread, in milliseconds. */
export interface Task {
  /** Wall-clock time from start to end, including other programs' work. */
  readonly wallMs: number;
  /** CPU time of the thread. */
  readonly ownMs: number;
}

/** The longest of these tasks, by wall-clock or CPU time. */
export const longestTask = (tasks: readonly Task[], of: keyof Task): number =>
  tasks.reduce((most, task) => Math.max(most, task[of]), 0);

// Trace Event Format: times are in microseconds; `tdur` is the thread's CPU time.
const eventSchema = z.looseObject({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.looseObject({ name: z.string().optional() }).optional(),
});
const traceSchema = z.looseObject({ traceEvents: z.array(eventSchema) });

const markName = "bench";

/**
 * The tasks of a page's main thread while `act` runs. A frame that has its own process is not included.
 */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Task[]> {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing", "__metadata"] });
  await page.evaluate((name) => void performance.mark(name), markName);
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()));
  const own = traceEvents.find((event) => event.name === markName);
  if (!own) throw new Error("The trace does not name the page's process.");
  const isMain = ({ pid, tid }: { pid: number; tid: number }) => pid === own.pid && tid === own.tid;
  return traceEvents
    .filter((event) => isMain(event) && event.name.endsWith("RunTask"))
    .map(({ dur = 0, tdur = 0 }) => ({ wallMs: dur / 1000, ownMs: tdur / 1000 }));
}
