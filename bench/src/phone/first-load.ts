import type { Browser } from "playwright";
import { pageYardstickMs } from "../page-yardstick.ts";
import { newPhone, type Phone, signInWithAnswers, useSlow4g } from "./device.ts";
import { shiftOf } from "./layout-shift.ts";

/** How long a rendered screen is watched for layout shifts caused by later work. */
const settleMs = 6000;

/** A first load on a slow connection. */
export interface FirstLoad {
  readonly headingMs: number;
  readonly shift: number;
  readonly yardstickMs: number;
}

async function load(phone: Phone): Promise<FirstLoad> {
  const { page, context } = phone;
  await useSlow4g(phone);
  await page.goto("/app", { waitUntil: "commit" });
  await page.waitForFunction(() => window.notes.headingMs !== null);
  await page.waitForTimeout(settleMs);
  const { headingMs, shifts } = await page.evaluate(() => window.notes);
  const yardstickMs = await pageYardstickMs(page);
  await context.close();
  return { headingMs: headingMs ?? Number.NaN, shift: shiftOf(shifts).unasked, yardstickMs };
}

/** The sign-in screen on a first visit. */
export async function loadSignIn(browser: Browser, origin: string): Promise<FirstLoad> {
  return load(await newPhone(browser, origin));
}

/** The wizard of a signed-in user with an empty browser cache. */
export async function loadWizard(browser: Browser, origin: string): Promise<FirstLoad> {
  const phone = await newPhone(browser, origin);
  await signInWithAnswers(phone);
  return load(phone);
}
