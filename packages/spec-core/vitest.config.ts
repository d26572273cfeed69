import { mergeConfig } from "vitest/config";
import { baseConfig } from "../../vitest.base.ts";

// A pure library has no state that one test could leave for another: its test files share their modules.
export default mergeConfig(baseConfig, { test: { isolate: false, globalSetup: ["scripts/generate.mjs"] } });
