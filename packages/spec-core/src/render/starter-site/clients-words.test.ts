import { describe, expect, it } from "vitest";
import { conform } from "../../conform/index.ts";
import { publicWords } from "../../content/public-words.ts";
import type { WordChoice } from "../../onboarding/form-data.ts";
import { type Onboarding, type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { attribute, elementsOf, textOf } from "./parsed-page.fixture.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { specOf } from "./sites.fixture.ts";

const pages = ["Home", "About", "Services", "Products", "Contact", "Pricing", "Team"];
const sections = { hero: true, features: true, services: true, pricing: true, team: true, contact: true };

const form = (formData: NonNullable<OnboardingInput["formData"]>): Onboarding =>
  onboardingSchema.parse({
    formData: { businessName: "Kiln & Co", niche: "Pottery", pages, tone: "Modern", ...formData },
    layoutSections: sections,
  });

/** The form after 'Accept': every open fact and sentence settled as the rules propose. */
function agreed(answers: Onboarding): Onboarding {
  const { statements, facts } = publicWords(answers.formData);
  const wordChoices: WordChoice[] = [
    ...facts.map(({ id, proposal }) => ({ id, print: proposal === "print" })),
    ...statements
      .filter(({ kind }) => kind === "unsure")
      .map(({ id, proposal }) => ({ id, print: proposal === "print" })),
  ];
  return { ...answers, formData: { ...answers.formData, wordChoices } };
}

const siteOf = (answers: Onboarding): Record<string, string> => renderStarterSite(specOf(answers));
const whole = (files: Record<string, string>): string => Object.values(files).join("\n");
const links = (page: string | undefined): string[] =>
  elementsOf(page ?? "").flatMap((element) => attribute(element, "href") ?? []);
const bodyText = (page: string | undefined): string => {
  const main = elementsOf(page ?? "").find(({ tagName }) => tagName === "main");
  return main ? textOf(main) : "";
};
const business = (files: Record<string, string>): Record<string, unknown> => {
  const [, json = "{}"] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(files["index.html"] ?? "") ?? [];
  return JSON.parse(json)["@graph"][0];
};

const told = form({
  description:
    "We are a bakery in York, since 1979. We bake sourdough bread and rye rolls every morning. " +
    "Our old wordpress site got hacked and the bank is on our back. " +
    "Call us on 01904 960 123. Open Mon-Fri 8am-4pm. Rye loaf £4.20. " +
    "The site must say that we are members of the Craft Bakers Association.",
  audience: "Families in York. The students have no money.",
  competitors: "Betty's charges the earth.",
  contentNotes: "No stock photos please.",
  onlyForUs: "My partner does not know about the website yet.",
});

describe("whose words a starter site prints", () => {
  const untouched = siteOf(told);

  it("C-29.50 prints no private remark and no wish anywhere, and what a wish dictates", () => {
    expect(whole(untouched)).not.toMatch(
      /hacked|on our back|no money|Betty|stock photos|must say|partner does not know/,
    );
    expect(whole(untouched)).toContain("members of the Craft Bakers Association");
    expect(bodyText(untouched["index.html"])).toContain("We bake sourdough bread");
  });

  it("C-29.51 the client's choice wins over the rules, both ways", () => {
    const description = `${told.formData.description} The students have no money.`;
    const form = { ...told, formData: { ...told.formData, description, audience: "" } };
    const { statements } = publicWords(form.formData);
    const bread = statements.find(({ text }) => text.startsWith("We bake"));
    const students = statements.find(({ text }) => text.startsWith("The students"));
    const choices = [
      { id: bread?.id ?? "", print: false },
      { id: students?.id ?? "", print: true },
    ];
    const text = whole(siteOf({ ...form, formData: { ...form.formData, wordChoices: choices } }));
    expect(text).not.toContain("We bake sourdough");
    expect(text).toContain("The students have no money");
  });

  it("C-29.52 what is only for the agency is not printed, whatever is chosen", () => {
    const secret = publicWords(told.formData).statements.filter(({ field }) => field === "onlyForUs");
    expect(secret).toHaveLength(1);
    const wordChoices = secret.map(({ id }) => ({ id, print: true }));
    expect(whole(siteOf({ ...told, formData: { ...told.formData, wordChoices } }))).not.toContain("partner");
  });

  it("C-30.61 prints no recognised detail before it is confirmed", () => {
    expect(whole(untouched)).not.toMatch(/960 123|8am|4\.20/);
  });

  it("C-30.62 a confirmed detail stands in its place: links, hours, prices, structured data", () => {
    const files = siteOf(agreed(told));
    const contact = files["contact/index.html"];
    expect(links(contact)).toContain("tel:+441904960123");
    expect(bodyText(contact)).toContain("Mon-Fri 8am-4pm");
    expect(bodyText(contact)).not.toContain("To be written: the opening hours");
    expect(bodyText(files["pricing/index.html"])).toMatch(/Rye loaf\s*£4\.20/);
    expect(bodyText(files["index.html"])).not.toContain("Call us on");
    expect(business(files)).toMatchObject({ telephone: "+441904960123", foundingDate: "1979" });
    expect(whole(files)).not.toMatch(/hacked|no money/);
  });

  it("C-30.63 a corrected detail is printed as corrected, a dropped one nowhere", () => {
    const { facts } = publicWords(told.formData);
    const phone = facts.find(({ kind }) => kind === "phone");
    const price = facts.find(({ kind }) => kind === "price");
    const wordChoices = [
      { id: phone?.id ?? "", print: true, text: "01904 960 999" },
      { id: price?.id ?? "", print: false },
    ];
    const files = siteOf({ ...told, formData: { ...told.formData, wordChoices } });
    expect(bodyText(files["contact/index.html"])).toContain("01904 960 999");
    expect(whole(files)).not.toMatch(/960 123|4\.20/);
  });

  it("C-29.53 an edited sentence is judged anew: the choice about the old one does not move to it", () => {
    const { statements } = publicWords(told.formData);
    const students = statements.find(({ text }) => text.startsWith("The students"));
    const edited = {
      ...told.formData,
      audience: "Families in York. The students have no money and steal.",
      wordChoices: [{ id: students?.id ?? "", print: true }],
    };
    expect(whole(siteOf({ ...told, formData: edited }))).not.toContain("students");
  });
});

describe("conformance of confirmed words", () => {
  it("C-30.60 a starter site with every detail of the texts confirmed has no breach", () => {
    const spec = specOf(agreed(told));
    expect(spec.content.facts.filter(({ isConfirmed }) => isConfirmed).length).toBeGreaterThan(4);
    expect(conform(spec, renderStarterSite(spec))).toEqual([]);
  });
});

describe("typed details", () => {
  const typed = form({
    contact: {
      phone: "0951 2964100",
      email: "laden@hollerbach.example",
      address: "Obere Sandstr. 31\n96049 Bamberg",
      country: "DE",
      openingHours: "Tue-Fri 6-18\nSat 6-13",
    },
    legalForm: "GmbH",
    registrationNumber: "HRB 104772",
    offers: [
      { name: "Farmer bread", what: "1 kilo, baked twice", price: "4,80 €" },
      { name: "Wedding cakes", what: "", price: "" },
      { name: "Rolls", what: "", price: "0,60" },
      { name: "Baking course", what: "", price: "40 oder 65" },
    ],
  });

  it("P-37.1 are confirmed by being typed and stand in their places", () => {
    const files = siteOf(typed);
    const contact = files["contact/index.html"];
    expect(links(contact)).toEqual(
      expect.arrayContaining(["tel:+499512964100", "mailto:laden@hollerbach.example"]),
    );
    for (const part of ["Obere Sandstr. 31", "96049 Bamberg", "Tue-Fri 6-18", "Sat 6-13"])
      expect(bodyText(contact)).toContain(part);
    expect(bodyText(files["pricing/index.html"])).toMatch(/Farmer bread\s*4,80 €\s*1 kilo, baked twice/);
    expect(bodyText(files["services/index.html"])).toContain("Wedding cakes");
    expect(bodyText(files["products/index.html"])).toContain("Farmer bread");
    expect(business(files)).toMatchObject({
      telephone: "+499512964100",
      email: "laden@hollerbach.example",
      makesOffer: [
        { name: "Farmer bread", price: "4.80", priceCurrency: "EUR" },
        { name: "Rolls", price: "0.60", priceCurrency: "EUR" },
        { name: "Baking course" },
        { name: "Wedding cakes" },
      ],
    });
  });

  it("P-37.2 no answer is no detail: 'tbd' is printed nowhere", () => {
    const files = siteOf(
      form({ contact: { phone: "tbd", email: "n/a", address: "to follow", country: "", openingHours: "-" } }),
    );
    expect(links(files["contact/index.html"]).filter((link) => /^(tel|mailto):/.test(link))).toEqual([]);
    expect(bodyText(files["contact/index.html"])).not.toMatch(/\btbd\b|n\/a|to follow/);
  });
});
