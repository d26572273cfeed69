import { defineConfig } from "vitest/config";
import { pureConfig } from "../../vitest.base.ts";

// Pages are pure functions, so their test files share loaded modules.
export default defineConfig(pureConfig);
