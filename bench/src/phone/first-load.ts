import type { Browser } from "playwright";
import { pageYardstickMs } from "../page-yardstick.ts";
import { newPhone, type Phone, signInWithAnswers, useSlow4g } from "./device.ts";
import { shiftOf } from "./layout-shift.ts";

/** What is done once a screen stands may move it: it is watched for this long. */
const settleMs = 6000;

/** A first load on a slow line. */
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

/** The sign-in screen, for somebody who has never been here. */
export async function loadSignIn(browser: Browser, origin: string): Promise<FirstLoad> {
  return load(await newPhone(browser, origin));
}

/** The wizard, for somebody who is signed in and whose browser keeps nothing of our code any more. */
export async function loadWizard(browser: Browser, origin: string): Promise<FirstLoad> {
  const phone = await newPhone(browser, origin);
  await signInWithAnswers(phone);
  return load(phone);
}
