import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";

/** Workspace packages are tested from their sources, not from an earlier build. */
const conditions = ["@sitewright/source", "module", "node", "import", "default", "development|production"];

/** Runs before each test file. */
export const setupFile = fileURLToPath(new URL("vitest.setup.ts", import.meta.url));

/** Files share what they load: the long run takes them in another order each time, so that none comes to need another. */
export const sequence = { shuffle: { files: Boolean(process.env.TEST_FULL), tests: false } };

/** The settings that every package's tests share: sources of the workspace, and a report that `npm test` counts. */
export const baseConfig: ViteUserConfig = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // No test is about time: a busy machine must not fail one.
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

/** The same for packages of pure functions: no test leaves anything for another, so files share what they load. */
export const pureConfig: ViteUserConfig = { ...baseConfig, test: { ...baseConfig.test, isolate: false } };

/**
 * The tests of an app with screens. The files of logic (`.test.ts`) share their modules; so do those of screens
 * (`.test.tsx`), which share one page too: loading the app anew for each file takes as long as its tests.
 */
export const logicAndScreens: NonNullable<ViteUserConfig["test"]> = {
  environment: "happy-dom",
  isolate: false,
  projects: [
    { extends: true, test: { name: "logic", include: ["{src,test}/**/*.test.ts"] } },
    { extends: true, test: { name: "screens", include: ["{src,test}/**/*.test.tsx"], pool: "threads" } },
  ],
};
