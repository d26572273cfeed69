import { expect, it } from "vitest";
import { readStatements } from "../../content/index.ts";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { attribute, elementsIn, elementsOf, textOf } from "./parsed-page.fixture.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { specOf } from "./sites.fixture.ts";

const siteWith = (formData: OnboardingInput["formData"]): Record<string, string> =>
  renderStarterSite(
    specOf(onboardingSchema.parse({ formData, layoutSections: { hero: true, services: true } })),
  );

it("a short word with a hyphen stays on one line of the headline, a long one may break", () => {
  const titleOf = (description: string) => {
    const answers = onboardingSchema.shape.formData.parse({
      businessName: "Hartley",
      niche: "Law firm",
      description,
    });
    const wordChoices = readStatements(answers).map(({ id }) => ({ id, print: true }));
    const home = siteWith({ ...answers, wordChoices })["index.html"] ?? "";
    const title = elementsOf(home).find(({ tagName }) => tagName === "h1");
    const whole = title ? elementsIn(title).filter((element) => attribute(element, "class") === "whole") : [];
    return { text: title ? textOf(title) : "", whole: whole.map(textOf) };
  };
  expect(titleOf("Two-partner law firm in York.")).toEqual({
    text: "Two-partner law firm in York",
    whole: ["Two-partner"],
  });
  expect(titleOf("Mietrecht-und-Baurecht-Kanzlei law firm in York.").whole).toEqual([]);
  expect(titleOf("Law firm - wills and probate.")).toEqual({
    text: "Law firm – wills and probate",
    whole: ["firm –"],
  });
});

it("a long word in the name of the business makes no heading of a section smaller", () => {
  const sizeOf = (businessName: string): string | undefined =>
    /--text-h2: ([^;]+);/.exec(siteWith({ businessName, niche: "Plumber" })["css/site.css"] ?? "")?.[1];
  expect(sizeOf("Donaudampfschifffahrtsgesellschaft Meier")).toBe(sizeOf("Meier"));
});

it("the page for unknown addresses leads to every page of the navigation", () => {
  const pages = ["Home", "About", "Services", "Products", "Portfolio", "Team", "FAQ", "Pricing", "Contact"];
  const page = siteWith({ businessName: "Meier", pages })["404.html"] ?? "";
  const main = elementsOf(page).find(({ tagName }) => tagName === "main");
  const links = main ? elementsIn(main).filter(({ tagName }) => tagName === "a") : [];
  expect(links.map(textOf)).toEqual(pages);
});

it("an offer on the home page leads to the page of its name, wherever that stands", () => {
  const home = siteWith({
    businessName: "Lower Farm",
    pages: ["Home", "Products"],
    customPages: ["Weddings"],
    offers: [{ name: "weddings", what: "", price: "£4,500" }],
    contact: { country: "GB" },
  });
  expect(home["index.html"]).toContain('<h3><a href="weddings/index.html">Weddings</a></h3>');
});
