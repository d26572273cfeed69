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

it.each([
  ["Could we have a big photo of our boat at the top?", "page"],
  ["At the top put a picture of the old mill please.", "page"],
  ["No photo of the shop at the top.", "nothing"],
  ["I have photos of the shop. The phone number at the top.", "nothing"],
])("'%s' makes the home page wait for the picture: %s", (contentNotes, blocks) => {
  expect(find({ niche: "Boat hire", pages: ["Home", "Contact"], contentNotes }, "pictures")?.blocks).toBe(
    blocks,
  );
});

it("pictures that belong to the examination are not quoted", () => {
  const description = "The check includes a retinal photograph. I have pictures of the shop.";
  expect(find({ niche: "Optician", pages: ["Home"], description }, "pictures")?.quotes).toEqual([
    "I have pictures of the shop.",
  ]);
});
