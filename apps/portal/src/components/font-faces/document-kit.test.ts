import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fontCatalog, kitFamilies } from "@sitewright/spec-core/typography";
import { afterEach, expect, test } from "vitest";
import { documentKit } from "./document-kit.ts";

const resolve = createRequire(import.meta.url).resolve;
const ui = dirname(resolve("@sitewright/ui/theme.css"));
/** Every style sheet with faces that a page of ours can have: those of the house, and each family's on offer. */
const ourSheets = [
  ...readdirSync(ui)
    .filter((name) => name.endsWith(".css"))
    .map((name) => join(ui, name)),
  resolve("@fontsource-variable/besley/wght.css"),
  resolve("@fontsource-variable/instrument-sans/wght.css"),
  ...fontCatalog.flatMap(({ source }) =>
    source.kind === "bundled" ? [resolve(`${source.package}/index.css`)] : [],
  ),
].map((path) => readFileSync(path, "utf8"));

const faceRule = /@font-face\s*\{[^}]*\}/g;
const familyOf = (rule: string): string => /font-family:\s*([^;]+);/.exec(rule)?.[1] ?? "";
const ourFaces = ourSheets.flatMap((sheet) => sheet.match(faceRule) ?? []);

/** Puts a style sheet into the document; its faces are then among those that the browser knows. */
function addSheet(css: string): void {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
}
const page = (...families: string[]) => ({
  styleSheets: document.styleSheets,
  fonts: families.map((family) => ({ family })),
});

afterEach(() => {
  document.head.innerHTML = "";
});

test("P-11.21 no face of our own style sheets is taken for a kit's, not even the measured substitutes", () => {
  addSheet(ourFaces.join("\n"));
  const families = ourFaces.map(familyOf);
  expect(families).toContain('"Besley as Georgia"');
  expect(families.length).toBeGreaterThan(100);
  expect(documentKit(page(...families), null)).toEqual([]);
});

test("P-11.21 that is so for any bundled face, also within a layer or a condition", () => {
  addSheet('@font-face { font-family: "Brand New"; src: local("Arial"); }');
  addSheet('@media screen { @font-face { font-family: Nested; src: local("Arial"); } }');
  expect(documentKit(page("Brand New", "Nested", '"Rooney Sans"'), null)).toEqual(["Rooney Sans"]);
});

test("P-11.21 a sheet that cannot be read is a kit's, and so is the configured one on our own origin", () => {
  addSheet('@font-face { font-family: "Rooney Sans"; src: local("Arial"); }');
  const cssRules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
  const kit = { href: "https://agency.example/kit.css", cssRules };
  const foreign = {
    href: "https://use.kit.example/abc.css",
    get cssRules(): never {
      throw new DOMException("Cannot access rules", "SecurityError");
    },
  };
  const fonts = [{ family: "Rooney Sans" }, { family: "Tenon" }];
  const address = "https://agency.example/kit.css";
  expect(documentKit({ styleSheets: [kit, foreign], fonts }, address)).toEqual(["Rooney Sans", "Tenon"]);
  expect(documentKit({ styleSheets: [kit, foreign], fonts }, null)).toEqual(["Tenon"]);
});

test("P-11.22 every substitute of ours is recognised by its name, wherever it was stored", () => {
  const standIns = ourFaces.map(familyOf).filter((family) => !/ Variable/.test(family));
  const unknown = kitFamilies(standIns).filter(
    (family) => !fontCatalog.some((font) => font.family === family),
  );
  expect(unknown).toEqual([]);
});
