import { expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

it("C-32.1381 the monthly fee of a retained client is no membership", () => {
  const answers = (description: string): Answers => ({
    niche: "HR consultant",
    pages: ["Home"],
    description,
  });
  expect(
    find(answers("I have retained clients, who pay a monthly fee and ring me."), "joining"),
  ).toBeUndefined();
  expect(find(answers("There is a monthly fee of £12 for the choir, no contract."), "joining")).toBeDefined();
});

it("C-32.1361 a map that guests are given is of paper", () => {
  const answers = (contentNotes: string): Answers => ({
    niche: "walking holidays",
    pages: ["Home", "Contact"],
    contentNotes,
  });
  expect(find(answers("We give you a map and my own route notes."), "map")).toBeUndefined();
  expect(find(answers("I would be glad of a map of the village on the site."), "map")).toBeDefined();
});

it.each([
  ["Membership is $40 a year per family.", [], true],
  ["Membership is $40 a year per family.", ["How to join"], false],
  ["We are members of the guild.", [], false],
])("'%s' with the pages %j: how people join is asked %s", (description, customPages, isAsked) => {
  expect(find({ description, customPages }, "joining") !== undefined).toBe(isAsked);
});

it("lessons is not asked about explaining, outside education", () => {
  const pumping: Answers = {
    niche: "septic tank pumping",
    goals: ["Educational Content"],
    pages: ["Home", "FAQ"],
  };
  expect(find(pumping, "lessons")).toBeUndefined();
});

it.each([
  ["I studied at the Royal Welsh College of Music & Drama.", false],
  ["I trained with the Guild of Glass Engravers and worked in Bath.", false],
  [
    "I trained at the Royal College of Needlework and am an accredited member of the Guild of Embroiderers.",
    true,
  ],
  ["CSIA certified, insured.", true],
  ["Member of the Society of Botanical Artists.", true],
])("C-32.340 '%s' names a label: %s", (description, isLabel) => {
  const marks = find({ niche: "Violin", description }, "marks");
  expect(marks !== undefined).toBe(isLabel);
  if (marks) expect(marks.question).toMatch(/who holds each/);
});

const quotesOf = (answers: Answers, id: string): readonly string[] => find(answers, id)?.quotes ?? [];

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

const isAsked = (id: string, answers: Answers): boolean => find(answers, id) !== undefined;

it.each([
  ["I have photographs of a map bound for a library.", false],
  ["We restore old maps and globes, with a map of each repair.", false],
  ["Please show a map with the way from the station.", true],
])("C-32.1019 '%s' asks for a map of the place: %s", (contentNotes, asks) => {
  expect(isAsked("map", { pages: ["Home", "Contact"], contentNotes })).toBe(asks);
});

it.each<[string, Answers, boolean]>([
  ["lessons with a price", { description: "We teach diving. A course is £420." }, false],
  ["lessons that people book", { goals: ["Educational Content", "Book Appointments"] }, false],
  ["written guides beside lessons", { description: "A course is £420. We wrote guides to the coast." }, true],
  ["lessons without a price", { description: "We teach diving." }, true],
])("C-32.1020 a school for %s is asked which lessons are free: %#", (_, answers, asks) => {
  expect(
    isAsked("lessons", {
      niche: "diving school",
      pages: ["Home", "Contact"],
      goals: ["Educational Content"],
      ...answers,
    }),
  ).toBe(asks);
});
