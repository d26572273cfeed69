import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { renderStarterSite } from "../render/starter-site/render-starter-site.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent } from "./content-deck.ts";
import { visitsCustomers } from "./visits-customers.ts";

const groomer = {
  businessName: "Wet Nose",
  niche: "Mobile dog grooming",
  description: "I wash and clip dogs round Ely, Soham and Wisbech.",
  pages: ["Home", "FAQ", "Contact"],
  contentStyle: "Casual",
  contact: { phone: "01353 555 010", address: "Ely, Cambs", openingHours: "Mon-Fri 9-5", country: "GB" },
};
const shop = { ...groomer, contact: { ...groomer.contact, address: "4 Fore Hill, Ely" } };

const specOf = (formData: object) => buildSpec(onboardingSchema.parse({ formData }), context);
const textsOf = (formData: object): string =>
  draftContent(specOf(formData))
    .slots.map(({ text }) => text)
    .join("\n");

it("C-29.757 who comes to the customers from a town is not to be found there, and works instead of being open", () => {
  const texts = textsOf(groomer);
  expect(texts).not.toMatch(/You’ll find me|Where I am|’m open|are you open/u);
  expect(texts).toContain("When I work");
  expect(texts).toContain("Based in\n");
});

it("C-29.758 a mobile business with an address that visitors can go to keeps it", () => {
  expect(textsOf(shop)).toContain("You’ll find me at 4 Fore Hill, Ely.");
});

it.each([
  ["Landscaping", "4 Fore Hill, Ely", "No walk ins at the yard please.", true],
  ["Driving lessons", "Ely, Cambs", "Patient lessons in a small car.", true],
  ["Funeral celebrant", "Ely, Cambs", "Ceremonies in the words of the family.", true],
  ["Landscaping", "4 Fore Hill, Ely", "Gardens and patios.", false],
  ["Barber", "4 Fore Hill, Ely", "No walk ins, please book.", false],
])("C-29.765 a %s at %s, '%s': works instead of being open: %s", (niche, address, description, works) => {
  const texts = textsOf({ ...groomer, niche, description, contact: { ...groomer.contact, address } });
  expect(/When (?:I|we) work/u.test(texts)).toBe(works);
});

it("C-29.759 without a sentence on the area the answer says that the business comes", () => {
  const plain = { ...groomer, description: "I wash and clip dogs." };
  expect(textsOf(plain)).toContain("I am based in Ely, Cambs and come to you.");
});

it("C-29.760 programs read where such a business works instead of an address", () => {
  const dataOf = (formData: object): string =>
    /<script type="application\/ld\+json">(.*?)<\/script>/u.exec(
      renderStarterSite(specOf(formData))["index.html"] ?? "",
    )?.[1] ?? "";
  expect(dataOf(groomer)).toContain('"areaServed":["Ely","Soham","Wisbech"]');
  expect(dataOf(groomer)).not.toContain('"address"');
  expect(dataOf({ ...groomer, description: "I wash and clip dogs." })).toContain(
    '"areaServed":["Ely, Cambs"]',
  );
  expect(dataOf(shop)).toContain('"address":"4 Fore Hill, Ely"');
});

/** The texts at the foot of every page. */
const footerOf = (formData: object): string =>
  draftContent(specOf(formData))
    .slots.filter(({ page, section }) => page === "*" && section === "footer")
    .map(({ text }) => text)
    .join("\n");

it.each([
  ["Shoe fitting", "We fit shoes.", "Widows living in their own homes"],
  ["Hens", "We sell hens for people who want eggs in their garden.", ""],
  ["Curtains", "We sew curtains. Home visit free.", ""],
])("C-29.801 the hours of '%s' with a street are at the foot: '%s' '%s'", (niche, description, audience) => {
  expect(footerOf({ ...shop, niche, description, audience })).toMatch(/Mon/u);
});

it("C-29.802 the homes of customers in the answer on the audience are no visits to them", () => {
  const business = {
    ...groomer,
    niche: "Hearing aids",
    description: "I fit hearing aids.",
    audience: "Older people in their own homes",
  };
  expect(visitsCustomers(specOf(business))).toBe(false);
  expect(visitsCustomers(specOf({ ...business, description: "I fit hearing aids in your own home." }))).toBe(
    true,
  );
});
