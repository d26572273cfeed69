import { expect, it } from "vitest";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { context } from "../../forms.fixture.ts";
import { projectOf } from "../../project.ts";
import { type Answers, farm, find, questionOf, vet } from "../asked.fixture.ts";

it("C-32.1398 who says that pictures come to the same number is not asked for another", () => {
  const answers = (contentNotes: string): Answers => ({
    niche: "dressmaker",
    pages: ["Home", "Contact"],
    contact: { country: "IE", phone: "020 914 0162" },
    contentNotes,
  });
  expect(
    find(answers("Can they send me a picture on Whatsapp (yes, same number)."), "message-number"),
  ).toBeUndefined();
  expect(find(answers("Send me a picture on Whatsapp."), "message-number")).toBeDefined();
});

it("C-32.1332 who wants a WhatsApp button is asked which number takes messages", () => {
  const answers = farm("Need a big whatsapp button.", {
    contact: { country: "GB", phone: "01582 496 0318" },
  });
  expect(find(answers, "message-number")).toBeDefined();
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

it("C-32.1345 'LARGE TEXT please' asks for no messages", () => {
  expect(find(vet("LARGE TEXT please."), "message-number")).toBeUndefined();
});

it.each([
  ["01947 555 214 office / 07700 900 031 Tom", "nothing"],
  ["07700 900 031 / 07700 900 032", "launch"],
])("C-32.1094 of '%s' which number comes first blocks %s", (phone, blocks) => {
  const answers: Answers = { niche: "Roofer", pages: ["Home", "Contact"], contact: { country: "GB", phone } };
  expect(find(answers, "phone-first")).toMatchObject({ blocks });
});

it("C-32.71 of allowed phone numbers only the order is asked", () => {
  const description = "Ring 0113 496 0123. You can also ring 0113 496 0456. We mend clocks.";
  const numbers = { pages: ["Home", "Contact"], description, contact: { country: "GB" } };
  const { words } = projectOf(onboardingSchema.parse({ formData: numbers }), context);
  const wordChoices = words.facts.map(({ id }) => ({ id, print: true }));
  expect(questionOf(numbers, "phone-first")).toMatch(/which may we show, and which comes first/);
  const allowed = questionOf({ ...numbers, wordChoices }, "phone-first");
  expect(allowed).toBe("Of these phone numbers, which comes first?");
});
