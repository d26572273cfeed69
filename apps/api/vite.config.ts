import { readFileSync } from "node:fs";
import { defineConfig } from "vite";

const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const external = Object.keys(dependencies).filter((name) => !name.startsWith("@sitewright/"));

/** Programs for Node, a file each with what they share: our packages inside, the api's own dependencies beside them. */
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
  // Its main module reads tables from its own folder, which a bundle has not.
  resolve: { alias: [{ find: /^css-tree$/, replacement: "css-tree/dist/csstree.esm" }] },
  ssr: {
    noExternal: true,
    external,
    resolve: { conditions: ["@sitewright/source", "module", "node", "import", "default"] },
  },
});
