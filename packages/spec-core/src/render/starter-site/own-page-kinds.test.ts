import { describe, expect, it } from "vitest";
import { publicWords } from "../../content/public-words.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { kindByName } from "../../site/kind-by-name.ts";
import { sitePages } from "../../site/site-pages.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context } from "../../spec/forms.fixture.ts";
import { renderStarterSite } from "./render-starter-site.ts";

const cafe = {
  businessName: "Café Ondine",
  niche: "Café",
  description:
    "We bake cakes every morning in Bath. Ada Vale is our baker. Dogs sleep under the tables. We began in 1998.",
  pages: ["Home"],
  contact: {
    country: "GB",
    email: "hello@ondine.example",
    phone: "0113 496 0123",
    address: "1 High St, Bath BA1 1AA",
    openingHours: "Mon-Fri 9-5",
  },
  offers: [
    { name: "Scone", what: "with jam", price: "£3" },
    { name: "Onion soup", what: "with a crust", price: "£6.50" },
    { name: "Rye toast", what: "with cheese", price: "£5" },
    { name: "Plum cake", what: "from our own tree", price: "£4" },
  ],
};

/** The answers with every proposed person allowed. */
const withPeople = (formData: object) => {
  const form = onboardingSchema.parse({ formData }).formData;
  const wordChoices = publicWords(form)
    .facts.filter(({ kind }) => kind === "person")
    .map(({ id }) => ({ id, print: true }));
  return { ...formData, wordChoices };
};

const specOf = (formData: object) => buildSpec(onboardingSchema.parse({ formData }), context);

/** The main text of each page of the client's own, without markup. */
const mainTexts = (formData: object): string[] => {
  const spec = specOf(formData);
  const files = renderStarterSite(spec);
  return sitePages(spec, "")
    .filter(({ kind, isInNavigation }) => kind !== "Home" && isInNavigation)
    .map(({ file }) =>
      (/<main[\s\S]*<\/main>/.exec(files[file] ?? "")?.[0] ?? "")
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " "),
    );
};

describe("a page named like a standard one that is absent", () => {
  it.each([
    ["Menu", ["Scone", "£3", "With jam", "Onion soup", "£6.50", "Rye toast", "Plum cake", "£4"]],
    ["Our menu", ["Onion soup", "£6.50"]],
    ["Prices", ["Scone", "£3"]],
    ["Price list", ["Scone", "£3"]],
    ["Preisliste", ["Scone", "£3"]],
    ["La carte", ["Scone", "£3"]],
    ["Nuestros precios", ["Scone", "£3"]],
    ["Our services", ["Scone", "With jam"]],
    ["Unsere Leistungen", ["Scone", "With jam"]],
    ["About us", ["We began in 1998."]],
    ["Über uns", ["We began in 1998."]],
    ["Qui sommes-nous ?", ["We began in 1998."]],
    ["Contact us", ["0113 496 0123", "hello@ondine.example", "1 High St", "Message"]],
    ["Nous contacter", ["0113 496 0123", "Message"]],
    ["Find us", ["1 High St", "9-5"]],
    ["Where we are", ["1 High St", "9-5"]],
    ["Opening hours", ["Mon-Fri 9-5"]],
    ["Öffnungszeiten", ["Mon-Fri 9-5"]],
    ["Plan d’accès", ["1 High St"]],
    ["Cómo llegar", ["1 High St"]],
    ["Our team", ["Ada Vale"]],
  ])("C-22.34 '%s' prints what the client gave", (name, texts) => {
    const [main = ""] = mainTexts(withPeople({ ...cafe, customPages: [name] }));
    for (const text of texts) expect(main).toContain(text);
    expect(main).not.toContain("To be written");
  });

  it("C-22.35 directions and hours are printed beside a contact page, too, and nothing else is twice", () => {
    const [contact, find, menu, prices, reach] = mainTexts({
      ...cafe,
      pages: ["Home", "Contact"],
      customPages: ["Find us", "Menu", "Prices", "Contact us"],
    });
    expect(contact).toContain("0113 496 0123");
    expect(find).toContain("1 High St");
    expect(find).not.toContain("hello@ondine.example");
    expect(menu).toContain("£6.50");
    for (const own of [prices, reach]) expect(own).toContain("To be written");
  });

  it("C-22.36 prices under a page of the client's own are not those of the business", () => {
    const form = onboardingSchema.parse({
      formData: { ...cafe, customPages: ["Weddings", "Prices"] },
      pageTree: [{ name: "Weddings", children: [{ name: "Prices" }] }],
    });
    const kinds = sitePages(buildSpec(form, context), "").map(({ name, kind }) => `${name}: ${kind}`);
    expect(kinds).toContain("Prices: Custom");
  });

  it("C-22.37 a menu without prices lists the dishes and waits for their prices", () => {
    const offers = cafe.offers.map((offer) => ({ ...offer, price: "" }));
    const [main = ""] = mainTexts({ ...cafe, offers, customPages: ["Menu"] });
    for (const text of ["Scone", "With jam", "Onion soup", "To be written: what guests pay"])
      expect(main).toContain(text);
  });

  it.each([
    "Menu planning",
    "Team building",
    "Location scouting",
    "Find us a buyer",
    "Work with us",
    "Questions for Ada",
  ])("C-22.38 '%s' is a page of its own kind", (name) => {
    expect(kindByName(name)).toBeUndefined();
  });
});

it.each([
  ["Classes", "Class"],
  ["Parties", "Party"],
  ["Cookies", "Cookie"],
  ["Lenses", "Lens"],
  ["Knife", "Knives"],
])("C-22.39 the page '%s' is that of the offer '%s'", (page, name) => {
  const spec = specOf({ ...cafe, customPages: [page], offers: [{ name, what: "", price: "" }] });
  expect(sitePages(spec, "").find((each) => each.name === page)?.kind).toBe("Service");
});

it("the titles of services and products lead to the page of the client's own that lists them", () => {
  const gardener = {
    businessName: "Hedley Gardens",
    niche: "Gardener",
    description: "I look after gardens in Ely.",
    pages: ["Home", "Services", "Products"],
    customPages: ["Hedges", "Fences"],
    offers: [
      { name: "Hedge trimming", what: "", price: "£60" },
      { name: "Fence panels", what: "", price: "£80" },
      { name: "Lawn mowing", what: "", price: "£30" },
    ],
  };
  const files = renderStarterSite(specOf(gardener));
  const linkOn = (page: string, name: string): string | undefined => {
    const [, html] = Object.entries(files).find(([path]) => path.endsWith(page)) ?? [];
    return new RegExp(`<a href="([^"]*)"[^>]*>${name}</a>`, "u").exec(String(html))?.[1];
  };
  expect(linkOn("services/index.html", "Hedge trimming")).toBe("../hedges/index.html");
  expect(linkOn("services/index.html", "Lawn mowing")).toBeUndefined();
});
