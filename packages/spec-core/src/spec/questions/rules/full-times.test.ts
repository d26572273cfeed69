import { expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

const farm = (contentNotes: string, more: Answers = {}): Answers => ({
  niche: "goat farm with visits",
  pages: ["Home"],
  goals: ["Book Appointments"],
  description: "We keep goats.",
  contentNotes,
  ...more,
});

it.each([
  ["No dogs, not even in the car in summer.", false],
  ["No new dogs in August.", true],
  ["In July no weddings.", true],
])("C-32.1324 '%s' tells of a full time: %s", (notes, isAsked) => {
  expect(find(farm(notes), "full-times") !== undefined).toBe(isAsked);
});

it.each<[string, Answers, boolean]>([
  ["a shop", { goals: ["Sell Products"] }, false],
  ["who takes bookings", {}, true],
])("C-32.1349 an absence of the owner leaves %s with open bookings: %#", (_, more, isAsked) => {
  const answers = { ...farm("", more), onlyForUs: "I am away for six weeks from June." };
  expect(find(answers, "full-times") !== undefined).toBe(isAsked);
});

it("C-32.1350 somebody else's absence is none of the business", () => {
  const answers = { ...farm(""), onlyForUs: "Cerys is away June to September." };
  expect(find(answers, "full-times")).toBeUndefined();
});
