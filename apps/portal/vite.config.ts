import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/app/",
  plugins: [react(), tailwindcss()],
  // Workspace packages come from their sources.
  resolve: { conditions: ["@sitewright/source", "module", "browser", "development|production"] },
  // A strict Content-Security-Policy allows neither inline styles nor data: scripts.
  build: {
    assetsInlineLimit: 0,
    target: "es2023",
    modulePreload: { polyfill: false },
    // Declaring an endpoint or a schema does nothing else: what no screen uses is left out.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ["defineEndpoint", "z"] },
      output: {
        // The specification builder is wanted for an export alone; without a chunk of its own, the contract that
        // names its schema would draw it into the first load.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "spec", test: /spec-core\/src\/(spec|industry)\// }],
        },
      },
    },
  },
});
