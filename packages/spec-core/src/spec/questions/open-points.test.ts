import { expect, it } from "vitest";
import { type Answers, find } from "./asked.fixture.ts";

const answers: Answers = { niche: "violin maker", pages: ["Home"], description: "New violins in Berlin." };

const farm = (contentNotes: string, more: Answers = {}): Answers => ({
  niche: "goat farm with visits",
  pages: ["Home"],
  goals: ["Book Appointments"],
  description: "We keep goats.",
  contentNotes,
  ...more,
});

const vet = (contentNotes: string, more: Answers = {}): Answers => ({
  niche: "veterinary practice",
  pages: ["Home", "Contact"],
  description: "We look after cats.",
  contentNotes,
  contact: { country: "GB", phone: "0116 496 0275" },
  ...more,
});

it("C-32.1319 'Perhaps it is more honest.' says nothing alone", () => {
  const contentNotes = "Prices of new instruments are in the list. Perhaps it is more honest.";
  expect(find({ ...answers, contentNotes }, "open-points")?.quotes.join() ?? "").not.toContain("more honest");
});

it("C-32.1329 'explain it somewhere nicely' is a text and no function", () => {
  const notes =
    "Customers get upset about that every year so it would be good to explain it somewhere nicely.";
  expect(find(farm(notes), "open-function")).toBeUndefined();
});

it.each([
  ["uploads", "I attach the first few in the table, rest to follow."],
  ["press", "Prices: with everything that's been in the news about vet fees."],
  ["open-function", "Clients need to be able to find that number FAST."],
])("C-32.1336 no question '%s' for '%s'", (id, notes) => {
  expect(find(vet(notes), id)).toBeUndefined();
});
