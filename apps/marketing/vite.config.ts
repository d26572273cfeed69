import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss()],
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: "src/entry-client.ts" },
      },
    },
    ssr: {
      // One self-contained file: the API's process loads no module graph of ours at start.
      ...(command === "build" ? { resolve: { noExternal: true } } : {}),
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: {
        outDir: "dist/server",
        ssr: true,
        emitAssets: false,
        copyPublicDir: false,
        rolldownOptions: { input: "src/entry-server.ts" },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
}));
