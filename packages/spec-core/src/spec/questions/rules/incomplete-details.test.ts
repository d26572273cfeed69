import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "../asked.fixture.ts";

it("C-32.1407 'full, part or grass' names kinds of livery, and no full diary", () => {
  const answers = (description: string): Answers => ({ niche: "livery yard", pages: ["Home"], description });
  expect(find(answers("Livery is full, part or grass."), "booked-out")).toBeUndefined();
  expect(find(answers("The yard is full."), "booked-out")).toBeDefined();
});

const full = "We are full for regular gardens until about March.";
const answers = { niche: "gardeners", pages: ["Home" as const], description: `We garden in Ludlow. ${full}` };

it("C-32.1352 who is full for some work is asked until when, and for a waiting list", () => {
  expect(find(answers, "booked-out")?.quotes).toEqual([full]);
  expect(questionOf(answers, "booked-out")).toMatch(/waiting list \(who may join it, and how\)/);
});

it("C-32.1360 a deadline that the form asks for is the customer's", () => {
  const contentNotes = "The enquiry form should ask whether there is a deadline.";
  expect(find({ niche: "tax adviser", pages: ["Home"], contentNotes }, "deadline-holds")).toBeUndefined();
});

it("booked-out is not asked about closing time", () => {
  expect(find({ description: "Open Thursday 5.30 till the trucks are gone." }, "booked-out")).toBeUndefined();
});

it.each([
  ["Fully booked till May, so customers have to know it takes time.", "page"],
  ["We are booked out till May. People should know that.", "page"],
  ["We are booked out till May.", "nothing"],
])("C-32.1110 with '%s' a full calendar blocks %s", (contentNotes, blocks) => {
  expect(find({ niche: "Joiner", contentNotes }, "booked-out")).toMatchObject({ blocks });
});

it.each([
  ["Not taking new wholesale, the kiln has no more hours.", false],
  ["Not taking on new private patients.", true],
])("C-32.1141 '%s' tells that there is no place for now: %s", (contentNotes, isAsked) => {
  expect(
    find({ niche: "pottery", pages: ["Home"], description: "We make pots.", contentNotes }, "booked-out") !==
      undefined,
  ).toBe(isAsked);
});
