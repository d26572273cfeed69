import { expect, it } from "vitest";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { defaultFonts } from "../../../typography/fonts.ts";
import { renderStarterSite } from "../render-starter-site.ts";
import { specOf } from "../sites.fixture.ts";

const look = {
  layoutSections: { hero: true },
  pageLayout: "boxed",
  fonts: { ...defaultFonts, body: "Inter" },
};

const cssOf = (formData: object): string =>
  renderStarterSite(specOf(onboardingSchema.parse({ formData, ...look })))["css/site.css"] ?? "";

const offers = (...names: string[]) => names.map((name) => ({ name }));

it("a line below a title is smaller on a phone where a word of it would not fit", () => {
  const niche = "Architects";
  const fitted = /\.statement \{ font-size: clamp\(1rem, ([\d.]+)vw, var\(--text-statement\)\); \}/;
  const long = cssOf({ niche, offers: offers("Energieeffizienzhausplanung", "Holzrahmenkonstruktionen") });
  const [, share] = fitted.exec(long) ?? [];
  // 28 letters, comma included, in Inter about 0.55 em wide, in the 268 px of a boxed page on a phone of 320 px.
  expect(28 * 0.55 * 3.2 * Number(share)).toBeLessThanOrEqual(268);
  expect(cssOf({ niche, offers: offers("Plans", "Permits") })).not.toMatch(fitted);
});

it("the footer has one column of pages where a page's name is wider than half a phone", () => {
  const oneColumn = ".footer-nav ul { columns: 1; }";
  expect(cssOf({ pages: ["Home"], customPages: ["Genossenschaftsmitgliedschaft"] })).toContain(oneColumn);
  expect(cssOf({ pages: ["Home"], customPages: ["Barrierefreiheit", "Delivery & returns"] })).not.toContain(
    oneColumn,
  );
});

it("only links to more are strong, not the section of what else there is", () => {
  expect(cssOf({})).toMatch(/(?<=^|\n)a\.more \{ font-weight/);
  expect(cssOf({})).not.toMatch(/(?<=^|[\n},] ?)\.more \{ font-weight/);
});
