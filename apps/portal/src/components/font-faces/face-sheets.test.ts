import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fontCatalog } from "@sitewright/spec-core/typography";
import { expect, test } from "vitest";
import { faceSheets } from "./face-sheets.ts";
import { fontStack } from "./font-stack.ts";

const bundled = fontCatalog.flatMap(({ family, source }) =>
  source.kind === "bundled" ? [{ family, package: source.package }] : [],
);

test("P-11.18 every bundled family is hosted by us: it has a style sheet, and no other family has one", () => {
  expect(Object.keys(faceSheets)).toEqual(bundled.map(({ family }) => family));
});

test.each(bundled)("P-11.18 $family is fetched only from our own origin", ({ family, package: name }) => {
  const index = createRequire(import.meta.url).resolve(`${name}/index.css`);
  const sheet = readFileSync(index, "utf8");
  const addresses = [...sheet.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address ?? "");
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address).toMatch(/^\.\/files\//);
  const [, hosted] = /font-family: '([^']+)'/.exec(sheet) ?? [];
  expect(fontStack(family)).toContain(`"${hosted}"`);
});

test("a family from elsewhere cannot break out of the style", () => {
  expect(fontStack('Evil"; background: url(x)')).toBe('"Evil; background: url(x)", sans-serif');
});
