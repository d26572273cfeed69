import { defineConfig } from "@playwright/test";

/** The browser that `npm test` found; Playwright's own where that is installed. */
const executablePath = process.env.CHROMIUM_PATH;

const flags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  // Chromium's sandbox refuses to start as root, as in most containers.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: ".results/browser.json" }]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/London",
    viewport: { width: 1440, height: 900 },
    actionTimeout: 10_000,
    trace: "retain-on-failure",
    launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
  },
});
