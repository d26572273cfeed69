import { type Browser, chromium } from "playwright";

const flags = ["--disable-gpu", "--disable-background-networking", "--no-first-run"];

/** The Chromium for all measurements in a page. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    args: process.getuid?.() === 0 ? [...flags, "--no-sandbox"] : flags,
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  });
