import { expect, it } from "vitest";
import { type Answers, decided, find } from "./asked.fixture.ts";

const yoga: Answers = { niche: "yoga teacher", pages: ["Home", "About"], contact: { country: "US" } };
const quotesOf = (sentence: string): readonly string[] =>
  find(decided({ ...yoga, description: `Slow yoga in Duluth. ${sentence}` }), "left-out")?.quotes ?? [];

it.each([
  "I was an ICU nurse for 27 years and I wrecked my back doing it.",
  "Eleven of our 19 have been with us more than five years.",
  "Beto is from McAllen and cooks like his grandma did, Marcy makes the biscuits lol.",
])("C-32.1311 '%s' tells of the business, and is put to the client once more", (sentence) => {
  expect(quotesOf(sentence)).toContain(sentence);
});

it.each([
  "My sister says the hall is too dear and we fell out over the money.",
  "I can't afford much, the hall pays the rent and that is it.",
  "The last website was hacked and I cried.",
])("C-32.1312 '%s' is not", (sentence) => {
  expect(quotesOf(sentence)).toEqual([]);
});

it("C-32.1365 what pictures must not show is no sentence for visitors", () => {
  const contentNotes = "No flags, no globes, no speech bubbles.";
  const asked = find(decided({ ...yoga, description: "Slow yoga in Duluth.", contentNotes }), "left-out");
  expect(asked?.quotes ?? []).not.toContain(contentNotes);
});
