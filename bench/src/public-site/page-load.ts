import type { Browser } from "playwright";
import { newPhone, useSlow4g } from "../phone/device.ts";
import { shiftOf } from "../phone/layout-shift.ts";

/** How long a page is watched once the network is idle, so that late layout shifts are included. */
const settleMs = 700;
/** A task longer than this delays the response to a press (Long Tasks API). */
const longMs = 50;

/** The load of a page on a first visit. */
export interface PageLoad {
  /** When the largest element of the first screen was painted, in milliseconds from the navigation. */
  readonly largestMs: number;
  /** The sum of the time by which each long task exceeded 50 ms. */
  readonly blockingMs: number;
  readonly shift: number;
}

/** Opens a page on a slow phone with an empty cache and scrolls to its end. */
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
