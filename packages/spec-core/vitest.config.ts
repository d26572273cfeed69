import { mergeConfig } from "vitest/config";
import { baseConfig } from "../../vitest.base.ts";

// A pure library leaves nothing behind that a test could meet: its files share their modules.
export default mergeConfig(baseConfig, { test: { isolate: false, globalSetup: ["scripts/generate.mjs"] } });
