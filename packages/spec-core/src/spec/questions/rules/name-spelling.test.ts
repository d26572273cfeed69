import { expect, it } from "vitest";
import { find } from "../asked.fixture.ts";

it.each([
  ["Goldfeilds Pest Control", "dean@goldfieldspest.example", true],
  ["Goldfields Pest Control", "dean@goldfieldspest.example", false],
  ["Thornton Plumbing", "info@thorntonplumbers.example", false],
  ["Baker Brothers", "mail@bakersbros.example", false],
  ["Considine Windows", "ger@considinewindows.example", false],
  ["Goldfeilds Pest Control", "dean@gmail.com", false],
])("the spelling of the name '%s' beside '%s' is asked about: %s", (businessName, email, isAsked) => {
  const question = find({ businessName, contact: { email } }, "name-spelling");
  expect(question !== undefined).toBe(isAsked);
});
