import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";

/** Workspace packages are tested from their sources, not from an earlier build. */
const conditions = ["@sitewright/source", "module", "node", "import", "default", "development|production"];

/** Runs before each test file. */
export const setupFile = fileURLToPath(new URL("vitest.setup.ts", import.meta.url));

/** Test files share loaded modules. The long run shuffles the files, to find those that depend on another one. */
export const sequence = { shuffle: { files: Boolean(process.env.TEST_FULL), tests: false } };

/**
 * The settings of every package's tests: workspace packages from their sources, and a report from which `npm test`
 * counts the tests.
 */
export const baseConfig: ViteUserConfig = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // No test asserts a duration; the timeouts are long so that a slow machine does not fail one.
  test: {
    setupFiles: [setupFile],
    sequence,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ["default", "json"],
    outputFile: { json: ".results/unit.json" },
  },
};

/** The same for packages of pure functions: tests leave no state behind, so files share loaded modules. */
export const pureConfig: ViteUserConfig = { ...baseConfig, test: { ...baseConfig.test, isolate: false } };

/**
 * The tests of an app with screens, as two projects: logic (`.test.ts`) and screens (`.test.tsx`). The files of each
 * share loaded modules, and those of screens one document, because loading the app for each file takes as long as its
 * tests.
 */
export const logicAndScreens: NonNullable<ViteUserConfig["test"]> = {
  environment: "happy-dom",
  isolate: false,
  projects: [
    { extends: true, test: { name: "logic", include: ["{src,test}/**/*.test.ts"] } },
    { extends: true, test: { name: "screens", include: ["{src,test}/**/*.test.tsx"], pool: "threads" } },
  ],
};
