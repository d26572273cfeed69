import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/admin/",
  plugins: [react(), tailwindcss()],
  // Workspace packages are resolved to their sources. `worker` selects the builds of dependencies that need no DOM,
  // because web workers have none.
  resolve: { conditions: ["@sitewright/source", "worker", "module", "browser", "development|production"] },
  worker: { format: "es" },
  // A strict Content-Security-Policy allows neither inline styles nor data: fonts.
  build: { assetsInlineLimit: 0, target: "es2023", manifest: true, modulePreload: { polyfill: false } },
});
