import { expect, test } from "vitest";
import { assetsFromManifest } from "./assets.ts";

// The shape that Vite documents for build.manifest.
const manifest = {
  "src/entry-client.ts": {
    file: "assets/entry-client-1.js",
    isEntry: true,
    css: ["assets/entry-client-2.css"],
    assets: [
      "assets/besley-latin-ext-wght-normal-3.woff2",
      "assets/besley-latin-wght-normal-4.woff2",
      "assets/instrument-sans-latin-wght-normal-5.woff2",
      "assets/playfair-display-latin-wght-normal-6.woff2",
    ],
  },
};

test("the page gets its script, its styles and the two faces of the first screen", () => {
  expect(assetsFromManifest(manifest)).toEqual({
    js: "/assets/entry-client-1.js",
    css: ["/assets/entry-client-2.css"],
    fonts: ["/assets/besley-latin-wght-normal-4.woff2", "/assets/instrument-sans-latin-wght-normal-5.woff2"],
  });
});

test("a manifest without an entry says what to run", () => {
  expect(() => assetsFromManifest({})).toThrow("build");
});
