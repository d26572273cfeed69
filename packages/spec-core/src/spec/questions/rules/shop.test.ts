import { expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

const answers: Answers = { niche: "violin maker", pages: ["Home"], description: "New violins in Berlin." };

const vet = (contentNotes: string, more: Answers = {}): Answers => ({
  niche: "veterinary practice",
  pages: ["Home", "Contact"],
  description: "We look after cats.",
  contentNotes,
  contact: { country: "GB", phone: "0116 496 0275" },
  ...more,
});

it.each([
  ["The adjustment cannot be done by post.", false],
  ["We send strings by post.", true],
])("C-32.1318 '%s' is about goods that are sent: %s", (contentNotes, isAsked) => {
  expect(find({ ...answers, contentNotes }, "sell-online") !== undefined).toBe(isAsked);
});

it.each([
  ["Charity: we raise money for a local cat rescue.", false],
  ["We do two concerts a year, one for charity.", false],
  ["We are a registered charity.", true],
])("C-32.1335 '%s' makes the business a charity: %s", (notes, isAsked) => {
  expect(find(vet(notes), "charity-number") !== undefined).toBe(isAsked);
});
