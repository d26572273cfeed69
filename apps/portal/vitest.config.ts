import { defineConfig, mergeConfig } from "vitest/config";
import { baseConfig } from "../../vitest.base.ts";

export default mergeConfig(
  baseConfig,
  defineConfig({
    test: {
      environment: "happy-dom",
      // These publish TypeScript under the condition that picks our own sources; Node does not strip types there.
      server: { deps: { inline: ["downshift", "compute-scroll-into-view"] } },
    },
  }),
);
