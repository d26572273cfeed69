import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type CSSOptions, defineConfig, type Plugin } from "vite";
import { withoutJsonSchema } from "../../scripts/vite/without-json-schema.ts";

/**
 * Our own web fonts are requested with the document and are usually there for the first paint. With `optional`, a font
 * that arrives later is used from the next page on, so that text does not move while it is read.
 */
const stillFaces: Extract<NonNullable<Exclude<CSSOptions["postcss"], string>>["plugins"], unknown[]>[number] =
  {
    postcssPlugin: "still-faces",
    AtRule: {
      "font-face": (face) => {
        const isOurs = face.some(
          (each) => each.type === "decl" && /^["']?(Besley|Instrument Sans) Variable/.test(each.value),
        );
        if (!isOurs) return;
        face.walkDecls("font-display", (each) => {
          each.value = "optional";
        });
      },
    },
  };

/**
 * Every dynamic import of this app is one module without its own styles or chunks. Vite's preload helper would look for
 * those, and is half as large as a page's own script.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  apply: "build",
  enforce: "pre",
  load: (id) =>
    id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined,
};

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), plainImports, withoutJsonSchema()],
  css: { postcss: { plugins: [stillFaces] } },
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
      // One self-contained file, so that the API's process does not resolve a module graph at start.
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
