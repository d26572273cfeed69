import { defineConfig } from "@playwright/test";

/** The browser that `npm test` found, else Playwright's own if it is installed. */
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
 * Journeys about details and edge cases of screens that other journeys cover: they run in the long run only. Single
 * journeys of the other files are tagged '@long': most of them repeat in a browser what a component's test of the same id
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
  // With two suites on one machine a journey may hit a rare race; the list reporter marks it as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // No test asserts a duration: a busy machine must not fail one.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [["list"], ["json", { outputFile: ".results/browser.json" }]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/London",
    viewport: { width: 1440, height: 900 },
    // Each frame is painted by the processor: transitions are shown in the long run only.
    ...(process.env.TEST_FULL ? {} : { reducedMotion: "reduce" }),
    actionTimeout: 45_000,
    // Recording a trace costs as much as running the test: only the retry is traced.
    trace: "on-first-retry",
    launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
  },
});
