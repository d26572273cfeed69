import { expect, it } from "vitest";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { context } from "../../forms.fixture.ts";
import { projectOf } from "../../project.ts";
import { type Answers, find, questionOf } from "../asked.fixture.ts";

const vet = (contentNotes: string, more: Answers = {}): Answers => ({
  niche: "veterinary practice",
  pages: ["Home", "Contact"],
  description: "We look after cats.",
  contentNotes,
  contact: { country: "GB", phone: "0116 496 0275" },
  ...more,
});

it.each([
  ["Please don't print the house number or street.", false],
  ["Please don't print my home number.", true],
])("C-32.1334 '%s' withholds the phone number: %s", (notes, isAsked) => {
  expect(find(vet(notes), "phone-private") !== undefined).toBe(isAsked);
});

it("C-30.1022 a house number that is withheld hides no phone number", () => {
  const { formData } = onboardingSchema.parse({ formData: vet("Please don't print the house number.") });
  const { words } = projectOf(onboardingSchema.parse({ formData }), context);
  expect(words.facts.filter(({ kind }) => kind === "phone").map(({ isConfirmed }) => isConfirmed)).toEqual([
    true,
  ]);
});

it.each([
  ["Charity: we raise money for a local cat rescue.", false],
  ["We do two concerts a year, one for charity.", false],
  ["We are a registered charity.", true],
])("C-32.1335 '%s' makes the business a charity: %s", (notes, isAsked) => {
  expect(find(vet(notes), "charity-number") !== undefined).toBe(isAsked);
});

it.each([
  ["uploads", "I attach the first few in the table, rest to follow."],
  ["press", "Prices: with everything that's been in the news about vet fees."],
  ["open-function", "Clients need to be able to find that number FAST."],
])("C-32.1336 no question '%s' for '%s'", (id, notes) => {
  expect(find(vet(notes), id)).toBeUndefined();
});

it("C-32.1337 who teaches in the front room goes to nobody's home", () => {
  const teacher: Answers = {
    niche: "piano lessons",
    pages: ["Home"],
    description: "I have taught the piano since 2011 from my own front room in Penarth.",
  };
  expect(find(teacher, "cover-untold")).toBeUndefined();
  expect(find(teacher, "area-served")).toBeUndefined();
});

it.each([
  ["Fees", /pays less.*cancels late/],
  ["How I work", /confidentiality/],
  ["Menu", /who changes the list/],
  ["Hire terms", /deposits, canceling, damage/],
])("C-32.1338 the page '%s' is asked for what people have to agree to, and who edits it", (name, asked) => {
  const id = `page-${name.toLowerCase().replace(/\W+/g, "-")}`;
  expect(questionOf(vet("", { niche: "counsellor", customPages: [name] }), id)).toMatch(asked);
});

it("C-32.1339 a page about an offer without a description is asked how people ask for it", () => {
  const offers = [{ name: "Repeat prescription", what: "per item", price: "£19" }];
  expect(
    questionOf(vet("", { offers, customPages: ["Repeat prescriptions"] }), "page-repeat-prescriptions"),
  ).toContain("how people ask for it");
});
