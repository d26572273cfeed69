import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { attribute, elementsOf } from "./parsed-page.fixture.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { specOf } from "./sites.fixture.ts";

const siteWith = (businessName: string, pages: string[]) =>
  renderStarterSite(specOf(onboardingSchema.parse({ formData: { businessName, niche: "Florist", pages } })));

it("C-36.211 names of pages that take two rows on a phone stand in columns, those that fit do not", () => {
  const looks = (pages: string[]) => {
    const html = siteWith("Still", pages)["index.html"] ?? "";
    return elementsOf(html)
      .filter(({ tagName }) => tagName === "nav")
      .map((nav) => attribute(nav, "class"));
  };
  expect(looks(["Home", "Services", "Portfolio", "Testimonials", "Contact"])).toContain(
    "nav nav-inline nav-rows",
  );
  expect(looks(["Home", "Pricing", "Team", "FAQ", "Contact"])).toContain("nav nav-inline");
});

it("C-36.212 a long business name is smaller on a phone, so that it is not cut off beside the menu", () => {
  const pages = ["Home", "Services", "Pricing", "Team", "FAQ", "Contact"];
  const leastSize = (name: string): number =>
    Number(/--text-brand: (?:clamp\()?([\d.]+)rem/.exec(siteWith(name, pages)["css/site.css"] ?? "")?.[1]);
  expect(leastSize("Still")).toBe(1.25);
  expect(leastSize("Ironworks Strength & Conditioning")).toBeLessThan(1);
  expect(leastSize("McAllister & Sons Roofing, Guttering and Chimney Specialists Ltd")).toBe(0.875);
});

it("C-36.214 names of pages that fill a tablet's line have a row of their own there, whatever face has arrived", () => {
  const look = (pages: string[]) =>
    /<header class="([^"]*)"/.exec(siteWith("RotaPilot", pages)["index.html"] ?? "")?.[1];
  const many = ["Home", "Products", "Pricing", "FAQ", "Blog", "Careers", "Contact", "Integrations"];
  expect(look(many)).toBe("site-header header-mid");
  expect(look(many.slice(0, 4))).toBe("site-header");
});
