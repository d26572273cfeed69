import type { Browser } from "playwright";
import { newPhone, useSlow4g } from "../phone/device.ts";
import { shiftOf } from "../phone/layout-shift.ts";

/** A page that nothing is fetched for any more is watched for this long: what moves late moves too. */
const settleMs = 700;
/** Above this a task keeps a press waiting (Long Tasks API). */
const longMs = 50;

/** What somebody sees who has never been here. */
export interface PageLoad {
  /** When the largest thing of the first screen was painted, in milliseconds from the navigation. */
  readonly largestMs: number;
  /** By how much long tasks were longer than 50 ms, all together. */
  readonly blockingMs: number;
  readonly shift: number;
}

/** Opens a page on a slow phone with an empty cache and scrolls it through. */
export async function loadPage(browser: Browser, origin: string, path: string): Promise<PageLoad> {
  const phone = await newPhone(browser, origin);
  const { context, page } = phone;
  try {
    await useSlow4g(phone);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForTimeout(settleMs);
    const { largestMs, shifts, longTasksMs } = await page.evaluate(() => window.notes);
    return {
      largestMs: largestMs ?? Number.NaN,
      blockingMs: longTasksMs.reduce((sum, taskMs) => sum + Math.max(0, taskMs - longMs), 0),
      shift: shiftOf(shifts).unasked,
    };
  } finally {
    await context.close();
  }
}
