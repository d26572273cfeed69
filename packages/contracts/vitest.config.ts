import { defineConfig } from "vitest/config";
import { pureConfig } from "../../vitest.base.ts";

export default defineConfig(pureConfig);
