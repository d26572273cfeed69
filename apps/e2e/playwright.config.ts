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

/**
 * Journeys about how a screen that others walk through looks or behaves at the edges: the long run alone makes them.
 * Single journeys of the other files are tagged '@long'.
 */
const longJourneys = [
  "adapting",
  "chosen-cards",
  "first-drafts",
  "in-sight",
  "late-code",
  "long-documents",
  "long-posts",
  "narrow-windows",
  "preview-answers",
  "preview-letters",
  "same-bytes",
  "slow-phone",
  "step-details",
  "two-devices",
  "typed-answers",
  "whole-words",
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  fullyParallel: true,
  ...(process.env.TEST_FULL ? {} : { grepInvert: /@long/, testIgnore: longJourneys }),
  workers: 2,
  // On a machine that two suites share a journey may meet a moment that no person would; the list tells it as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // No test is about time: a busy machine must not fail one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: ".results/browser.json" }]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/London",
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    // Recording every test costs as much as running it: a trace comes of the second try.
    trace: "on-first-retry",
    launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
  },
});
