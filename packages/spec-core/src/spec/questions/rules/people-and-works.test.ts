import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "../asked.fixture.ts";

it("C-32.821 works in pictures that are asked for already are not asked for again", () => {
  const groomer: Answers = { niche: "Cat groomer", pages: ["Home"] };
  const notes = "I've loads of before and afters on my phone.";
  expect(find({ ...groomer, contentNotes: notes }, "portfolio")).toBeUndefined();
  expect(find({ ...groomer, contentNotes: notes }, "pictures")?.quotes).toEqual([notes]);
});

it.each([
  ["Teachers are Joan Hay and Pat Roe.", false],
  ["Teachers are Joan Hay and Maria (violin).", true],
])("C-32.1244 surnames are asked for where '%s': %s", (contentNotes, isAsked) => {
  const answers: Answers = {
    niche: "music school",
    pages: ["Home", "Team"],
    description: "We teach music.",
    contentNotes,
  };
  expect(questionOf(answers, "team-consent").includes("surnames")).toBe(isAsked);
});
