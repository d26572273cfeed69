import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/admin/",
  plugins: [react(), tailwindcss()],
  // Workspace packages come from their sources. `worker`: what has an edition without a document is taken in that one.
  resolve: { conditions: ["@sitewright/source", "worker", "module", "browser", "development|production"] },
  worker: { format: "es" },
  // A strict Content-Security-Policy allows neither inline styles nor data: fonts.
  build: { assetsInlineLimit: 0, target: "es2023", manifest: true, modulePreload: { polyfill: false } },
});
