import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { renderBundle } from "@sitewright/spec-core/render";
import { buildSpec } from "@sitewright/spec-core/spec";
import { formOf } from "../fixtures/businesses.ts";

const origin = "http://site.localhost";
const circumstances = { product: "Sitewright", host: "agency.example", time: "2026-03-02T23:30:00Z" };

/** The files that Node makes of a form: path → SHA-256. */
function digestsInNode(number: number): Record<string, string> {
  const { time, ...named } = circumstances;
  const spec = buildSpec(formOf(number), { ...named, now: new Date(time), id: () => "k7q2" });
  const texts = { "the specification": JSON.stringify(spec), ...renderBundle(spec) };
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, sha256(text)]));
}

/** The published build of both entries as one module for a browser. */
function bundle(): string {
  const fromLibrary = createRequire(resolve(import.meta.dirname, "../../../packages/spec-core/package.json"));
  const { outputFiles } = fromLibrary("esbuild").buildSync({
    stdin: {
      contents: `export { buildSpec } from "@sitewright/spec-core/spec";
        export { renderBundle } from "@sitewright/spec-core/render";`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: "esm",
    platform: "browser",
    write: false,
  });
  return outputFiles[0].text;
}

// Another way to write numbers, another order of letters, and the next day already.
test.use({ locale: "tr-TR", timezoneId: "Pacific/Kiritimati" });

for (const number of [0, 17, 42])
  test(`C-22.18 the specification and every file of business ${number} are the same bytes in Node and in a browser`, async ({
    page,
  }) => {
    const modules = new Map([["/library.js", bundle()]]);
    await page.route(`${origin}/**`, (route) => {
      const body = modules.get(new URL(route.request().url()).pathname);
      return body === undefined
        ? route.fulfill({ body: "<!DOCTYPE html><title>Library</title>", contentType: "text/html" })
        : route.fulfill({ body, contentType: "text/javascript" });
    });
    await page.goto(`${origin}/`);
    const inBrowser = await page.evaluate(
      async ({ form, time, product, host, address }) => {
        const library: { buildSpec: typeof buildSpec; renderBundle: typeof renderBundle } = await import(
          address
        );
        const spec = library.buildSpec(form, { product, host, now: new Date(time), id: () => "k7q2" });
        const texts = { "the specification": JSON.stringify(spec), ...library.renderBundle(spec) };
        const digests: Record<string, string> = {};
        for (const [path, text] of Object.entries(texts)) {
          const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
          digests[path] = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join(
            "",
          );
        }
        return digests;
      },
      { ...circumstances, form: formOf(number), address: `${origin}/library.js` },
    );
    const inNode = digestsInNode(number);
    expect(Object.keys(inNode).length).toBeGreaterThan(20);
    expect(Object.entries(inBrowser)).toEqual(Object.entries(inNode));
  });
