import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultAllowedOrigins, defineConfig } from "vite";
import { withoutJsonSchema } from "../../scripts/vite/without-json-schema.ts";
import { nameScreens } from "./build/name-screens.ts";
import { screenChunks } from "./build/screen-chunks.ts";

/** The folder of Preact, which renders the chat. */
const preact = dirname(fileURLToPath(import.meta.resolve("preact/package.json")));

export default defineConfig({
  base: "/app/",
  plugins: [react(), tailwindcss(), nameScreens(), withoutJsonSchema()],
  // Workspace packages are resolved to their sources. `worker` selects the builds of dependencies that need no DOM,
  // because web workers have none (as for the markdown parser's table of character names).
  resolve: {
    conditions: ["@sitewright/source", "worker", "module", "browser", "development|production"],
    // Preact's minified build has a function called `z`; the `manualPureFunctions` setting below, meant for zod's `z`,
    // would drop its calls, and the chat would render nothing.
    alias: [
      { find: /^preact$/, replacement: join(preact, "src/index.js") },
      { find: /^preact\/(hooks|jsx-runtime)$/, replacement: join(preact, "$1/src/index.js") },
    ],
  },
  // The frame of the live preview has an opaque origin: its requests have the origin "null".
  server: { cors: { origin: [defaultAllowedOrigins, "null"] } },
  worker: { format: "es", rolldownOptions: { treeshake: { manualPureFunctions: ["z"] } } },
  // A strict Content-Security-Policy allows neither inline styles nor data: scripts.
  build: {
    assetsInlineLimit: 0,
    target: "es2023",
    modulePreload: { polyfill: false },
    manifest: true,
    // Declaring an endpoint or a schema has no side effect, so declarations that no screen uses are removed.
    rolldownOptions: {
      input: ["index.html", "preview-frame.html"],
      treeshake: { manualPureFunctions: ["defineEndpoint", "z"] },
      output: {
        // Only an export needs the specification builder; without its own chunk, the contract that
        // imports its schema would pull it into the first load.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "spec", test: /spec-core\/src\/spec\// },
            // The code that parses a client's texts. The main thread needs it only for an export, since the check runs
            // in the site worker. The industry's words are included: two chunks that import each other fail to start.
            {
              name: "words",
              test: /spec-core\/src\/(content|industry)\/|node_modules\/libphonenumber-js\//,
            },
            // Modules that every screen needs and that rarely change between releases, so that browsers keep them
            // cached.
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[a-z-]+|zod|zustand|clsx)\//,
            },
            // The rules of the questionnaire and of the colors, for every screen of the wizard, without the module that
            // every page has, and without what reads the names of pages and domains as addresses.
            {
              name: "answers",
              test: /spec-core\/src\/(onboarding\/(?!visible-text|addressed-pages|warnings)|color\/|text\/(keys|word-count)\.|memo\.ts)/,
            },
            // What reads the names of pages and domains as addresses, for the steps that show them.
            {
              name: "addresses",
              test: /spec-core\/src\/(onboarding\/(addressed-pages|warnings)|sitemap\/|text\/(fold-latin|slugify|decompose))/,
            },
            // Small modules that the typography step and the preview share.
            {
              name: "font-choices",
              test: /spec-core\/src\/typography\/(choices|nearest-weight|font-pairings)\.ts/,
            },
            // Modules that the page, every screen and the chat share; separately they would be ten files of a few
            // bytes.
            {
              name: "page",
              test: /contracts\/src\/(auth|user|roles|visible-name|endpoint|problem|client|google|instant|request-headers|retry-after)\.ts|spec-core\/src\/onboarding\/visible-text\.ts|ui\/src\/(spinner|button-look)\.|chat-widget\/src\/(storage-keys|forget|conversation\/hand-over-key)\.ts/,
            },
            { name: screenChunks(), debugName: "screens" },
          ],
        },
      },
    },
  },
});
