import { defineConfig } from "@playwright/test";

/** The browser that `npm test` found, else Playwright's own if it is installed. */
const executablePath = process.env.CHROMIUM_PATH;

const flags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  // Chromium's sandbox does not start as root, and most containers run as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/**
 * Journeys about details and edge cases of screens that other journeys cover; they run only in the long run. Single
 * journeys of other files are tagged '@long': most of them repeat in a browser what the component test with the same id
 * proves.
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
  // Two suites on one machine may cause a rare race; a test that passes on retry is reported as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // No test asserts a duration; the timeouts are long so that a slow machine does not fail one.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [["list"], ["json", { outputFile: ".results/browser.json" }]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/London",
    viewport: { width: 1440, height: 900 },
    // Frames are rendered by the CPU, which makes transitions slow: only the long run has them.
    ...(process.env.TEST_FULL ? {} : { reducedMotion: "reduce" }),
    actionTimeout: 45_000,
    // Recording a trace takes as long as the test itself, so only the retry is traced.
    trace: "on-first-retry",
    launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
  },
});
