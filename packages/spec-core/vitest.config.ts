import { mergeConfig } from "vitest/config";
import { pureConfig } from "../../vitest.base.ts";

export default mergeConfig(pureConfig, { test: { globalSetup: ["scripts/generate.mjs"] } });
