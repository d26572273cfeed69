import { expect, it } from "vitest";
import { type Answers, find } from "./asked.fixture.ts";

const practice = (niche: string, country: string): Answers => ({
  niche,
  pages: ["Home", "Services", "Contact"],
  description: "We are a practice with three doctors.",
  contact: { country },
});

it.each([
  ["equine veterinary practice", "US", false],
  ["veterinary practice", "CA", false],
  ["veterinary practice", "GB", true],
  ["veterinary practice", "IE", true],
  ["dental practice", "US", true],
])("C-32.1007 of a %s in %s the registration is asked for: %s", (niche, country, isAsked) => {
  expect(find(practice(niche, country), "profession") !== undefined).toBe(isAsked);
});

it.each([
  ["farm veterinary practice", false],
  ["dental practice", true],
])("C-32.1010 how people get in without stairs is asked of a %s: %s", (niche, isAsked) => {
  expect(find(practice(niche, "US"), "access-untold") !== undefined).toBe(isAsked);
});
