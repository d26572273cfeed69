import { describe, expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { renderStarterSite } from "../render/starter-site/render-starter-site.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { languageTag } from "../spec/language-tag.ts";
import { draftContent } from "./content-deck.ts";
import { spelt } from "./spelling.ts";

it.each([
  ["Dark colors", "GB", "Dark colours"],
  ["Dark colors", "AU", "Dark colours"],
  ["Dark colors", "United Kingdom, read from the answers", "Dark colours"],
  ["Dark colors", "CA", "Dark colours"],
  ["Dark colors", "US", "Dark colors"],
  ["Dark colors", "DE", "Dark colors"],
  ["Dark colors", "", "Dark colors"],
  ["Send an inquiry", "IE", "Send an enquiry"],
  ["Enquiries welcome.", "US", "Inquiries welcome."],
  ["Send an enquiry", "CA", "Send an inquiry"],
  ["Favorite program, organized by the center", "NZ", "Favourite programme, organised by the centre"],
  ["Colorado programming", "GB", "Colorado programming"],
])("C-36.272 our words '%s' in the country '%s' are '%s'", (text, country, expected) => {
  expect(spelt(text, country)).toBe(expected);
});

it.each([
  ["GB", "en-GB"],
  ["IE", "en-IE"],
  ["us", "en-US"],
  ["CA", "en-CA"],
  ["DE", "en"],
  ["", "en"],
])("C-36.273 a site of the country '%s' is in '%s'", (country, tag) => {
  expect(languageTag(country)).toBe(tag);
});

describe("a site of a country with British spelling", () => {
  const form = (country: string) =>
    onboardingSchema.parse({
      formData: {
        businessName: "Color Center",
        description: "We print any color and organize your catalog program.",
        pages: ["Home", "Contact"],
        contentStyle: "Technical",
        contact: { country },
      },
    });

  it.each([
    ["GB", "en-GB", "Dark colours", "Enquiry form"],
    ["US", "en-US", "Dark colors", "Inquiry form"],
  ])(
    "C-36.274 %s: its own words are %s, '%s' and '%s', and the client's stay",
    (country, tag, dark, heading) => {
      const spec = buildSpec(form(country), context);
      const files = renderStarterSite(spec);
      for (const [path, page] of Object.entries(files).filter(([name]) => name.endsWith(".html")))
        expect(page, path).toContain(`<html lang="${tag}">`);
      expect(files["index.html"]).toContain(dark);
      expect(files["contact/index.html"]).toContain(heading);
      expect(files["privacy/index.html"]).toContain(`light or ${dark.toLowerCase()}`);
      expect(files["index.html"]).toContain("We print any color and organize your catalog program");
      expect(files["index.html"]).toContain("Color Center");
      expect(JSON.stringify(draftContent(spec).slots.map(({ hint }) => hint))).not.toContain(
        country === "GB" ? "colors" : "colours",
      );
    },
  );
});
