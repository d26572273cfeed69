import { describe, expect, it } from "vitest";
import { type Answers, asked as everyQuestion, find, questionOf } from "./asked.fixture.ts";

const asked = (niche: string, description: string): string =>
  questionOf({ niche, pages: ["Home", "Contact"], description }, "licences");

it.each([
  ["Thai restaurant", "We cook from the garden. Fully licensed and BYO on Sundays."],
  ["bistro", "Small plates by the river. We are licensed, with a short wine list."],
])("C-32.992 of a %s '%s' asks for no license: it is that to sell alcohol", (niche, description) => {
  expect(asked(niche, description)).toBe("");
});

it("C-32.993 where insurance alone is told, the policy alone is asked for", () => {
  expect(asked("tree surgeon", "We fell and prune trees. Fully insured, public liability.")).toMatch(
    /^What does your insurance cover/,
  );
  expect(asked("roofer", "We mend roofs. Licensed, bonded and insured.")).toMatch(
    /license, check or insurance/,
  );
});

it("people in a register are asked for their numbers and in whose names they are", () => {
  const description = "We keep books for builders. Jo and Mei are registered BAS agents.";
  const answers: Answers = { niche: "bookkeeping", pages: ["Home"], description, contact: { country: "AU" } };
  const number = "will email ABN and BAS agent no.";
  expect(find({ ...answers, registrationNumber: number }, "licences")).toMatchObject({
    blocks: "launch",
    question: expect.stringMatching(/under which number, and in whose name/),
    quotes: ["Jo and Mei are registered BAS agents.", number],
  });
  expect(
    find({ ...answers, description: "We keep books.", registrationNumber: number }, "licences")?.quotes,
  ).toEqual([number]);
  expect(find(answers, "licences")?.question).toMatch(/in whose name/);
});

it.each([
  "We are not registered agents.",
  "We work with registered electricians.",
  "We are a registered charity.",
  "Jo is a registered BAS agent, no. 12345678.",
])("'%s' names no entry in a register whose number is open", (text) => {
  expect(asked("bookkeeping", `We keep books. ${text}`)).toBe("");
});

describe("the question about licenses", () => {
  const held = "Both climbers hold NPTC chainsaw certificates.";
  it("C-32.1229 quotes what is held and not what is denied", () => {
    const denied = "We are not licensed surveyors.";
    const quotes =
      find(
        { niche: "tree work", pages: ["Home"], description: `We fell trees. ${held} ${denied}` },
        "licences",
      )?.quotes ?? [];
    expect(quotes).toContain(held);
    expect(quotes).not.toContain(denied);
  });
});

it.each([
  ["Fully licensed roofer in Leith.", "Licence number to follow, I'll send it.", "launch"],
  ["Fully licensed roofer in Leith.", "", "page"],
  ["Licensed roofer, number 48213, in Leith.", "Licence number to follow, I'll send it.", undefined],
  ["Roofer in Leith, fully insured.", "Licence number to follow, I'll send it.", "nothing"],
])(
  "C-32.1130 '%s' in words that visitors read with the note '%s' blocks %s",
  (description, contentNotes, blocks) => {
    expect(find({ niche: "roofer", pages: ["Home"], description, contentNotes }, "licences")?.blocks).toBe(
      blocks,
    );
  },
);

it("C-32.1131 the number of a license is asked for once", () => {
  const contentNotes = "Licence number to follow, I'll send it.";
  const questions = everyQuestion({
    niche: "roofer",
    pages: ["Home"],
    description: "Fully licensed roofer in Leith.",
    contentNotes,
  });
  expect(questions.filter(({ quotes }) => quotes.includes(contentNotes)).map(({ id }) => id)).toEqual([
    "licences",
  ]);
});

it("licences is not asked about people", () => {
  expect(
    find({ description: "I lay flowers, that's the part people cry about." }, "licences"),
  ).toBeUndefined();
});

const venue = (contentNotes: string): Answers => ({
  niche: "Wedding venue",
  pages: ["Home", "About", "Contact"],
  description: "We host weddings in a mill.",
  contentNotes,
});

it.each([
  ["Own caterer? Yes, licensed and insured.", ""],
  ["For the FAQ:\n- Own caterer? Yes, licensed and insured.\n- Dogs? Yes.", ""],
  [
    "For the FAQ:\n- Own caterer? Yes.\n- Do you have cover? Yes, fully insured.",
    "What does your insurance cover",
  ],
  ["Wine only through a licensed bartender, we don't hold a liquor license.", ""],
  ["We don't need a liquor license. Fully insured.", "What does your insurance cover"],
  ["We are licensed and bonded.", "What exactly is the license"],
])("of '%s' the license of others is not asked for", (contentNotes, question) => {
  const found = questionOf({ ...venue(contentNotes), niche: "Event hall" }, "licences");
  expect(found.slice(0, question.length)).toBe(question);
  if (question === "") expect(found).toBe("");
});
