import { readFileSync } from "node:fs";
import { defineConfig } from "vite";

const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const external = Object.keys(dependencies).filter((name) => !name.startsWith("@sitewright/"));

/**
 * Builds the API's Node programs: one file for each entry, and shared chunks. Workspace packages are bundled; the API's
 * own npm dependencies stay external.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: "dist",
    target: "node22",
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: {
        main: "src/main.ts",
        admin: "src/admin.ts",
        "site-check-thread": "src/features/conformance/site-check-thread.ts",
        "spec-thread": "src/spec-building/spec-thread.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
  // css-tree's main module reads tables from its own folder at run time, which a bundle does not contain.
  resolve: { alias: [{ find: /^css-tree$/, replacement: "css-tree/dist/csstree.esm" }] },
  ssr: {
    noExternal: true,
    external,
    resolve: { conditions: ["@sitewright/source", "module", "node", "import", "default"] },
  },
});
