import { readFileSync } from "node:fs";
import { defineConfig } from "vite";

const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const external = Object.keys(dependencies).filter((name) => !name.startsWith("@sitewright/"));

/** One file for Node: our packages with what they bring inside, the api's own dependencies beside it. */
export default defineConfig({
  build: {
    ssr: "src/main.ts",
    outDir: "dist",
    target: "node22",
    sourcemap: true,
    minify: false,
    rollupOptions: { output: { entryFileNames: "main.js" } },
  },
  ssr: {
    noExternal: true,
    external,
    resolve: { conditions: ["@sitewright/source", "module", "node", "import", "default"] },
  },
});
