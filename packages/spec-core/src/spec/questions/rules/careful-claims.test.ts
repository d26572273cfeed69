import { expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

it.each([
  ['Also nothing like "perfect smile", "best" or "painless".', false],
  ["Our treatment is painless.", true],
])("C-32.1359 '%s' is a claim of the client's: %s", (contentNotes, isAsked) => {
  const answers: Answers = { niche: "dentist", pages: ["Home"], description: "Teeth.", contentNotes };
  expect(find(answers, "careful-claims") !== undefined).toBe(isAsked);
});
