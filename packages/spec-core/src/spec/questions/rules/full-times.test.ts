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
