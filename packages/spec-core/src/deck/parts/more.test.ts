import { expect, it } from "vitest";
import { conform } from "../../conform/index.ts";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { attribute, elementsIn, elementsOf, textOf } from "../../render/starter-site/parsed-page.fixture.ts";
import { renderStarterSite } from "../../render/starter-site/render-starter-site.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context } from "../../spec/forms.fixture.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;
type Sections = NonNullable<OnboardingInput["layoutSections"]>;

const farm: Answers = {
  businessName: "Lower Farm",
  niche: "Farm shop",
  description:
    "We grow vegetables in Hampshire. Dogs are welcome in the shop. We also show schools round the fields. We give what is left to the food bank. The barn is heated with our own wood.",
  audience: "We welcome families and schools",
  goals: ["Generate Leads"],
  pages: ["Home", "Contact"],
  offers: [
    { name: "Veg box", what: "for a family of four", price: "£15" },
    { name: "Hampers", what: "", price: "" },
  ],
  contact: { phone: "01264 496 0123", country: "GB", openingHours: "Mon-Sat 9-5" },
};

const specWith = (answers: Answers, layoutSections: Sections) => {
  const first = buildSpec(onboardingSchema.parse({ formData: answers, layoutSections }), context);
  const wordChoices = [...first.content.statements, ...first.content.facts].map(({ id }) => ({
    id,
    print: true,
  }));
  return buildSpec(
    onboardingSchema.parse({ formData: { ...answers, wordChoices }, layoutSections }),
    context,
  );
};

const mainOf = (page = ""): string => {
  const main = elementsOf(page).find(({ tagName }) => tagName === "main");
  return main ? textOf(main) : "";
};
const times = (text: string, part: string): number => text.split(part).length - 1;

const said = ["Dogs are welcome", "show schools round", "to the food bank", "with our own wood"];

it("what the client confirmed and no section or page shows is on the home page, once, before the contact", () => {
  const spec = specWith(farm, { hero: true, portfolio: true, contact: true });
  const files = renderStarterSite(spec);
  const home = mainOf(files["index.html"]);
  for (const text of [
    ...said,
    "We welcome families and schools",
    "Veg box",
    "£15",
    "For a family of four",
    "Hampers",
  ])
    expect(times(home, text), text).toBe(1);
  expect(home.indexOf("Dogs are welcome")).toBeLessThan(home.indexOf("Mon-Sat 9-5"));
  expect(conform(spec, files)).toEqual([]);
});

it("a site whose sections and pages show everything has no further part", () => {
  const pages = ["Home", "About", "Services", "Pricing", "Contact"];
  const spec = specWith({ ...farm, pages }, { hero: true, features: true, services: true, contact: true });
  expect(renderStarterSite(spec)["index.html"]).not.toContain('id="more"');
});

it("from seven sentences on they are set as paragraphs in the client's order", () => {
  const sentences = [...said, "x"].map(
    (_, index) => `The ${"abcdefg"[index]} barn is open to every visitor.`,
  );
  const many = [...sentences, "Dogs are on a lead.", "The pond is deep.", "Gates are shut at six."];
  const description = ["We grow vegetables in Hampshire.", "The farm is by the river.", ...many].join(" ");
  const page = renderStarterSite(specWith({ ...farm, description }, { hero: true, contact: true }))[
    "index.html"
  ];
  const section = elementsOf(page ?? "").find((element) => attribute(element, "id") === "more");
  const paragraphs = section ? elementsIn(section).filter(({ tagName }) => tagName === "p") : [];
  expect(paragraphs.map(textOf).join(" ")).toContain(many.join(" "));
  expect(paragraphs.length).toBeLessThan(many.length / 2);
});

it("a home page without sections names the offers, their prices and the hours, too", () => {
  const spec = specWith({ ...farm, pages: ["Home"] }, {});
  const files = renderStarterSite(spec);
  const home = mainOf(files["index.html"]);
  for (const text of [...said, "Veg box", "£15", "Hampers", "Mon-Sat 9-5"])
    expect(times(home, text), text).toBe(1);
  expect(files["index.html"]).toContain("motif");
  expect(conform(spec, files)).toEqual([]);
});
