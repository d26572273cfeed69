import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultAllowedOrigins, defineConfig } from "vite";
import { withoutJsonSchema } from "../../scripts/vite/without-json-schema.ts";
import { nameScreens } from "./build/name-screens.ts";
import { screenChunks } from "./build/screen-chunks.ts";

/** The sources of Preact, which draws the chat. */
const preact = dirname(fileURLToPath(import.meta.resolve("preact/package.json")));

export default defineConfig({
  base: "/app/",
  plugins: [react(), tailwindcss(), nameScreens(), withoutJsonSchema()],
  // Workspace packages come from their sources. `worker`: what has an edition without a document is taken in that one,
  // since workers have none (the markdown parser's table of character names).
  resolve: {
    conditions: ["@sitewright/source", "worker", "module", "browser", "development|production"],
    // Its minified edition calls a function of its own `z`, and what is said below of the `z` of the schemas would be
    // taken to be said of that: the chat would draw nothing.
    alias: [
      { find: /^preact$/, replacement: join(preact, "src/index.js") },
      { find: /^preact\/(hooks|jsx-runtime)$/, replacement: join(preact, "$1/src/index.js") },
    ],
  },
  // The frame of the live preview has no origin: what it fetches from here is a request from "null".
  server: { cors: { origin: [defaultAllowedOrigins, "null"] } },
  worker: { format: "es", rolldownOptions: { treeshake: { manualPureFunctions: ["z"] } } },
  // A strict Content-Security-Policy allows neither inline styles nor data: scripts.
  build: {
    assetsInlineLimit: 0,
    target: "es2023",
    modulePreload: { polyfill: false },
    manifest: true,
    // Declaring an endpoint or a schema does nothing else: what no screen uses is left out.
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
            // The code that reads a client's texts, needed on this thread by an export alone: the check reads in
            // the site worker. The industry's words are part of it: two chunks that import each other do not start.
            {
              name: "words",
              test: /spec-core\/src\/(content|industry)\/|node_modules\/libphonenumber-js\//,
            },
            // Modules that every screen needs and a release seldom changes: a browser keeps them from one to
            // the next.
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[a-z-]+|zod|zustand|clsx)\//,
            },
            // The questionnaire's rules and the colors' are wanted on every screen of the wizard, but for what every page has.
            {
              name: "answers",
              test: /spec-core\/src\/(onboarding\/(?!visible-text)|color\/|text\/(keys|word-count)\.|memo\.ts)/,
            },
            // What the typography step shares with the preview, small as it is.
            {
              name: "font-choices",
              test: /spec-core\/src\/typography\/(choices|nearest-weight|font-pairings)\.ts/,
            },
            // Modules that the page, every screen and the chat share: apart they would be ten files of a few
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
