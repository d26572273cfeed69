import { expect, it } from "vitest";
import { publicWords } from "../content/public-words.ts";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { deckInput } from "./deck-input.ts";
import { isOfOnePerson } from "./of-one-person.ts";
import { openingOf } from "./parts/opening.ts";

const person = (text: string) => ({ kind: "person", text }) as const;
const firm = (...names: string[]) =>
  ({
    businessInfo: { name: "Moss Surveys" },
    content: { facts: names.map(person) },
  }) as unknown as Parameters<typeof isOfOnePerson>[1];

it.each([
  ["Petra is a chartered surveyor of old roofs.", true],
  ["Petra Lind’s reports are read in court.", true],
  ["Petra Lind and Tom Hay survey old roofs.", false],
  ["Petra, Tom and Ines survey old roofs.", false],
  ["We survey old roofs.", false],
])("%j is about one of several people: %s", (text, expected) => {
  expect(isOfOnePerson(text, firm("Petra Lind", "Tom Hay"))).toBe(expected);
});

it("a person who works alone, or gives the business its name, is the business", () => {
  expect(isOfOnePerson("Petra surveys old roofs.", firm("Petra Lind"))).toBe(false);
  expect(isOfOnePerson("Moss surveys old roofs.", firm("Moss Lind", "Tom Hay"))).toBe(false);
});

const openingWith = (description: string, niche = "Roof surveys") => {
  const formData = { businessName: "Moss & Hay", niche, description };
  const { statements, facts } = publicWords(onboardingSchema.parse({ formData }).formData);
  const wordChoices = [...statements, ...facts].map(({ id }) => ({ id, print: true }));
  const form = onboardingSchema.parse({ formData: { ...formData, wordChoices } });
  return openingOf(deckInput(buildSpec(form, context)));
};

it("a headline and its line speak neither of one person nor of a share in the costs", () => {
  const { title, lead } = openingWith(
    "We are two: Petra Lind and Tom Hay (directors). Petra is on the register of roof surveyors. Fees for roof surveys come to between 2 and 4% of the work.",
  );
  expect(`${title} ${lead}`).not.toMatch(/register|Fees/u);
});

it("how long it was done stands below the headline, even without a comma before it", () => {
  const { title, lead } = openingWith(
    "hedge cutting in Otley been doing it 9 yrs. big hedges, small hedges.",
    "hedge cutter",
  );
  expect([title, lead]).toEqual(["Hedge cutting in Otley", "Been doing it 9 years."]);
});

it("a side job with an amount does not stand below the headline", () => {
  const { lead } = openingWith(
    "Hedge cutting in Otley. Stumps ground out 40 for a small one.",
    "hedge cutter",
  );
  expect(lead).not.toContain("40");
});

it("a list with numbers is not cut for a headline", () => {
  const { title } = openingWith(
    "We have our own kiln for roof tiles, two drying sheds, and our own lorry and three vans.",
  );
  expect(title).not.toBe("We have our own kiln for roof tiles");
});
