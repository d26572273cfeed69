import { defineConfig } from "vitest/config";
import { pureConfig } from "../../vitest.base.ts";

// Pages are functions: their tests share what they load.
export default defineConfig(pureConfig);
