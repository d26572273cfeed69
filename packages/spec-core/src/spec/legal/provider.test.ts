import { expect, it } from "vitest";
import { publicWords } from "../../content/public-words.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { context } from "../forms.fixture.ts";
import { buildSpec } from "../index.ts";

const addressOf = (address: string): string | undefined =>
  buildSpec(
    onboardingSchema.parse({
      formData: { businessName: "A", niche: "Sail loft", contact: { address, country: "NL" } },
    }),
    context,
  ).legalAndCompliance.provider.find(({ label }) => label === "Address")?.value;

it.each([
  ["upstairs, Turfmarkt, Makkum, entrance is at the back with the blue stairs", "Turfmarkt, Makkum"],
  ["3 Turfmarkt (no sign), Makkum", "3 Turfmarkt, Makkum"],
  ["in the street behind the market", "in the street behind the market"],
  ["9 to 5, Saturday til 1", undefined],
])("the legal pages name '%s' as '%s'", (address, expected) => {
  expect(addressOf(address)).toBe(expected);
});

const providerOf = (formData: object): string[] =>
  buildSpec(
    onboardingSchema.parse({ formData: { pages: ["Home", "Contact"], ...formData } }),
    context,
  ).legalAndCompliance.provider.map(({ label, value }) => `${label}: ${value}`);

it.each([
  ["Kiln Ltd", "Ltd", "Name: Kiln Ltd"],
  ["Twomey's Garden Centre", "limited company", "Business name: Twomey's Garden Centre"],
  ["Teta's Table", "LLC", "Business name: Teta's Table"],
  ["Set at Home", "sole trader", "Business name: Set at Home"],
  ["Kiln & Co", "", "Business name: Kiln & Co"],
  [
    "Otter Veterinary Care",
    "Otter Veterinary Care Ltd, regulated by the RCVS",
    "Name: Otter Veterinary Care Ltd",
  ],
  ["Otter Brewing Co", "Otter Brewing Company Limited", "Name: Otter Brewing Company Limited"],
  ["Otter Veterinary Care", "Part of Heron Vets Ltd", "Business name: Otter Veterinary Care"],
])("'%s' of a business in the form '%s' is its '%s'", (businessName, legalForm, entry) => {
  expect(providerOf({ businessName, legalForm, contact: { country: "GB" } })[0]).toBe(entry);
});

it("the owner whom the client names is the name in law of a sole trader", () => {
  const answers = {
    businessName: "Paws",
    legalForm: "Sole trader",
    description: "Kelly Hargreaves is the owner. She grooms dogs.",
    contact: { country: "GB" },
  };
  const { formData } = onboardingSchema.parse({ formData: answers });
  const wordChoices = publicWords(formData).facts.map(({ id }) => ({ id, print: true }));
  expect(providerOf({ ...answers, wordChoices }).slice(0, 2)).toEqual([
    "Name: Kelly Hargreaves",
    "Business name: Paws",
  ]);
});

it("an address that the client wants hidden is on no legal page", () => {
  const answers = {
    businessName: "Violin",
    description: "I'd rather not have my full address on the site, Bishopston is enough.",
    contact: { country: "GB", address: "Bishopston, Bristol" },
  };
  expect(providerOf(answers).join()).not.toContain("Bishopston");
});

it("the only person whom a sole trader names is not taken for the owner", () => {
  const answers = {
    businessName: "Morag Upholstery",
    legalForm: "Sole trader",
    description: "I learnt with old Mr Geddes in Crieff, and have my own workshop in Perth since 2011.",
    contact: { country: "GB" },
  };
  const { formData } = onboardingSchema.parse({ formData: answers });
  const wordChoices = publicWords(formData).facts.map(({ id }) => ({ id, print: true }));
  expect(providerOf({ ...answers, wordChoices })[0]).toBe("Business name: Morag Upholstery");
});

it("a remark behind the legal form is on no legal page", () => {
  const lines = providerOf({
    businessName: "Otter Boats",
    legalForm: "Partnership (Nell and me, Tom left)",
    contact: { country: "GB" },
  });
  expect(lines).toContain("Legal form: Partnership");
  expect(lines.join()).not.toMatch(/Nell|Tom/);
});
