import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "./asked.fixture.ts";

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
