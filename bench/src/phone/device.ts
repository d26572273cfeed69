import { randomUUID } from "node:crypto";
import { signUp } from "@sitewright/contracts";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright";
import { z } from "zod";
import { fullForm } from "../../../packages/spec-core/src/spec/forms.fixture.ts";
import { watchPage } from "./watch-page.ts";

/** The factor by which the phone's processor is slower than this machine's. */
export const slowdown = 4;

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up; in bytes per second. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const parts = {
  ...defaultOnboarding,
  ...fullForm,
  formData: { ...fullForm.formData, contentDocuments: [] },
  uploadedFiles: [],
  activeTab: "welcome",
  journeyStarted: true,
};

const textsOf = (stored: object): Record<string, string> =>
  Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]));

const signedUpSchema = z.object({ user: z.object({ uid: z.string() }) });

/** A page on a phone, with its DevTools session. */
export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** A new phone: 390 × 844 CSS pixels, touch, a slow processor, an empty cache. */
export async function newPhone(browser: Browser, baseURL: string): Promise<Phone> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { context, page, session };
}

/** Throttles the phone's connection to slow 4G from now on. */
export async function useSlow4g({ session }: Phone): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
}

/** Signs a new user in, with every answer stored on this phone. */
export async function signInWithAnswers({ context, page }: Phone): Promise<void> {
  const response = await context.request.post(signUp.path, {
    data: { email: `bench-${randomUUID()}@kiln.example`, password: "a long phrase for clay", name: "Ada" },
  });
  const { user } = signedUpSchema.parse(await response.json());
  await page.addInitScript(
    (stored) => {
      if (localStorage.length > 0) return;
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(`onboarding_${key}`, text);
    },
    { ...textsOf(parts), owner: user.uid },
  );
}
