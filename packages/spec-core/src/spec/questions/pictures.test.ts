import { expect, it } from "vitest";
import { type Answers, find } from "./asked.fixture.ts";

const later = "The pictures come in May.";

it.each<[string, Answers, "page" | "nothing"]>([
  ["a team page", { pages: ["Home", "Team"], contentNotes: later }, "page"],
  ["products", { pages: ["Home", "Products"], contentNotes: later }, "page"],
  ["no page for pictures", { pages: ["Home", "Services", "Contact"], contentNotes: later }, "nothing"],
  [
    "a team page, and the date of something else",
    { pages: ["Home", "Team"], contentNotes: "We leave the yard in May, so go easy on photos of the yard." },
    "nothing",
  ],
])("C-32.1013 beside %s pictures that come later block: %#", (_, answers, blocks) => {
  expect(find(answers, "pictures")?.blocks).toBe(blocks);
});
