import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type CSSOptions, defineConfig, type Plugin } from "vite";
import { withoutJsonSchema } from "../../scripts/vite/without-json-schema.ts";

/**
 * Our own faces are fetched with the document and are there for the first paint; one that a slow line brings later is
 * kept for the next page, because words that somebody reads already must not move.
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
 * Everything that is fetched later here is one module without styles of its own. Vite's loader of such
 * modules would look for more, and weighs half of a page's own script.
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
