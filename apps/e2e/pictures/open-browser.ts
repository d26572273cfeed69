import { type Browser, chromium } from "@playwright/test";

/** The browser of the tests. It cannot run with a sandbox for the user root. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
}
