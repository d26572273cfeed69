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

it.each([
  ["I have good photographs of 14 instruments, with grey background.", undefined],
  ["The old black and white one of my dad with the van should go on.", undefined],
  ["Dark green website please, with photos of the van.", "colors-chosen"],
])("C-32.1317 the colors in '%s' are those of %s", (contentNotes, id) => {
  expect(find({ ...answers, contentNotes }, "colors-chosen")?.id).toBe(id);
});

it("C-32.1330 the colors that buyers may choose are not the site's", () => {
  const notes = "Three sizes, people can say what colours they hate.";
  expect(find(farm(notes), "colors-chosen")).toBeUndefined();
});
