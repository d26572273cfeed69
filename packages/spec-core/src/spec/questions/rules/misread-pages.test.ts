import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "../asked.fixture.ts";

const pageOf = (niche: string, name: string): string =>
  questionOf(
    { niche, pages: ["Home"], customPages: [name], description: "We have done this for years." },
    `page-${name.toLowerCase().replace(/['’]/g, "").replace(/\W+/g, "-")}`,
  );

it("C-32.1313 'Legal aid' is a service, 'Legal notice' a legal page", () => {
  expect(pageOf("solicitors", "Legal aid")).toContain("for whom");
  expect(pageOf("solicitors", "Legal information")).toContain("lawyer has checked");
});

it("C-32.1314 'Packing materials' are goods, 'Posting your clock' is a way", () => {
  expect(pageOf("removals", "Packing materials")).not.toContain("carrier");
  expect(pageOf("clock repairs", "Posting your clock")).toContain("carrier");
});

it("C-32.1315 'Where's the truck' asks for days and places", () => {
  expect(pageOf("food truck", "Where's the truck")).toMatch(/Where are you on which days/);
});

it("C-32.1316 a page for families is asked for what those need who already come", () => {
  expect(pageOf("children's nursery", "For families")).toMatch(/closures, rules, menus, policies/);
});

const answers: Answers = { niche: "violin maker", pages: ["Home"], description: "New violins in Berlin." };

it.each([
  ["I have good photographs of 14 instruments, with grey background.", undefined],
  ["The old black and white one of my dad with the van should go on.", undefined],
  ["Dark green website please, with photos of the van.", "colors-chosen"],
])("C-32.1317 the colors in '%s' are those of %s", (contentNotes, id) => {
  expect(find({ ...answers, contentNotes }, "colors-chosen")?.id).toBe(id);
});

it.each([
  ["The adjustment cannot be done by post.", false],
  ["We send strings by post.", true],
])("C-32.1318 '%s' is about goods that are sent: %s", (contentNotes, isAsked) => {
  expect(find({ ...answers, contentNotes }, "sell-online") !== undefined).toBe(isAsked);
});

it("C-32.1319 'Perhaps it is more honest.' says nothing alone", () => {
  const contentNotes = "Prices of new instruments are in the list. Perhaps it is more honest.";
  expect(find({ ...answers, contentNotes }, "open-points")?.quotes.join() ?? "").not.toContain("more honest");
});

it.each([
  ["mobile hairdresser", "I come to you and cut hair at home.", true],
  ["mobile hairdresser", "I come to you and cut hair at home. Fully insured.", false],
  ["hairdresser", "My salon is in Leeds.", false],
])(
  "C-32.1320 a %s, '%s', is asked who checks and insures people in homes: %s",
  (niche, description, isAsked) => {
    expect(find({ niche, pages: ["Home"], description }, "cover-untold") !== undefined).toBe(isAsked);
  },
);
