import { defineConfig } from "vite";

/** Packages that load machine code, or files and threads from their own folder. */
const external = [
  "@node-rs/argon2",
  "@prisma/adapter-better-sqlite3",
  "@prisma/adapter-pg",
  "@prisma/client",
  "@prisma/driver-adapter-utils",
  "better-sqlite3",
  "file-type",
  "pg",
  "pg-copy-streams",
  "pino",
  "sharp",
];

/**
 * Programs for Node, a file each with what they share. All else is inside: to find and load a thousand small files took
 * a third of a start.
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
