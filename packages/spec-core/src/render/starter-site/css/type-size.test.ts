import { expect, it } from "vitest";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import type { buildSpec } from "../../../spec/build-spec.ts";
import { fullForm } from "../../../spec/forms.fixture.ts";
import { elementsOf, textOf } from "../parsed-page.fixture.ts";
import { renderStarterSite } from "../render-starter-site.ts";
import { specOf } from "../sites.fixture.ts";

type Spec = ReturnType<typeof buildSpec>;

const cssOf = (spec: Spec): string => renderStarterSite(spec)["css/site.css"] ?? "";
const withFace = (role: "h1" | "body", family: string): Spec => {
  const spec = structuredClone(specOf(fullForm));
  spec.design.designSystem.typography[role].family = family;
  return spec;
};

// Widths of the blank, measured in a browser: Plus Jakarta Sans 0.17 em, Lato 0.19, Inter 0.28.
it.each([
  ["Plus Jakarta Sans", true],
  ["Lato", true],
  ["Inter", false],
])("C-36.262 words of small text in %s are set apart: %s", (family, isSetApart) => {
  expect(/body \{ word-spacing: \.05em; \}/.test(cssOf(withFace("body", family)))).toBe(isSetApart);
});

it("C-36.263 a poster's headline of a sentence takes about four lines of a phone, that of two words is larger", () => {
  const leastOf = (description: string): { headline: string; rem: number } => {
    const formData = { businessName: "Amaya", niche: "Grill restaurant", tone: "Bold", description };
    const site = renderStarterSite(
      specOf(onboardingSchema.parse({ formData, layoutSections: { hero: true }, pageLayout: "full-width" })),
    );
    const title = elementsOf(site["index.html"] ?? "").find(({ tagName }) => tagName === "h1");
    const size = /--text-hero: (?:clamp\()?([\d.]+)rem/.exec(site["css/site.css"] ?? "")?.[1];
    return { headline: title ? textOf(title) : "", rem: Number(size) };
  };
  const sentence = leastOf("We grill whole fish and meat over oak coals in Bristol.");
  expect(sentence.headline.length).toBeGreaterThan(40);
  // 375 px less two margins of 16 px; letters of a bold face are about 0.6 em wide.
  const lines = (sentence.rem * 16 * 0.6 * sentence.headline.length) / 343;
  expect(lines).toBeGreaterThan(3);
  expect(lines).toBeLessThan(5);
  expect(leastOf("").rem).toBeGreaterThan(sentence.rem);
});
