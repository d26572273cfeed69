import { defineConfig, mergeConfig } from "vitest/config";
import { baseConfig, logicAndScreens } from "../../vitest.base.ts";

export default mergeConfig(
  baseConfig,
  defineConfig({
    test: {
      ...logicAndScreens,
      setupFiles: ["src/test/setup.ts"],
      environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    },
  }),
);
