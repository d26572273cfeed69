import { expect, it } from "vitest";
import { type Answers, find } from "./asked.fixture.ts";

const quotesOf = (answers: Answers, id: string): readonly string[] => find(answers, id)?.quotes ?? [];

it.each([
  ["Annual accounts and independent reviews.", false],
  ["Our reviews on Google are good.", true],
])("C-32.1134 '%s' speaks of what customers say: %s", (description, isAsked) => {
  expect(find({ niche: "accountant", pages: ["Home"], description }, "reviews") !== undefined).toBe(isAsked);
});

it("C-32.1136 what the question about licenses quotes is no label to ask about again", () => {
  const both = "I've been fitting for 12 years, NVQ qualified, £2m public liability.";
  const answers: Answers = { niche: "joiner", pages: ["Home"], description: both };
  expect(quotesOf(answers, "licences")).toEqual([both]);
  expect(find(answers, "marks")).toBeUndefined();
  const label = "Member of the Guild of Master Craftsmen.";
  expect(quotesOf({ ...answers, description: `${both} ${label}` }, "marks")).toEqual([label]);
  const body = "Ofsted registered.";
  const club: Answers = {
    niche: "after school club",
    pages: ["Home"],
    description: `We play in Leeds. ${body}`,
  };
  expect(quotesOf(club, "marks")).toEqual([body]);
});

it.each([
  ["My son wants a bit of Irish on it, a line would do.", false],
  ["My son wants the site in blue, I want it green.", true],
])("C-32.1138 '%s' needs somebody with the final say: %s", (contentNotes, isAsked) => {
  expect(
    find({ niche: "inn", pages: ["Home"], description: "Rooms in Galway.", contentNotes }, "sign-off") !==
      undefined,
  ).toBe(isAsked);
});

it.each([
  ["It's just me (Anna) and my bike.", false],
  ["It's me (Anna) and Peter, who does the cats.", true],
])("C-32.1139 '%s' names somebody besides the owner: %s", (description, isAsked) => {
  expect(find({ niche: "dog walking", pages: ["Home"], description }, "people-unnamed") !== undefined).toBe(
    isAsked,
  );
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
