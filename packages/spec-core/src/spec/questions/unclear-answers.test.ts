import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "./asked.fixture.ts";

it.each([
  ["Somebody complained about us on Facebook last year.", false],
  ["The Facebook page is under the old name.", true],
])("C-32.1233 the question about the profile quotes '%s': %s", (contentNotes, isQuoted) => {
  const answers: Answers = {
    niche: "café",
    pages: ["Home"],
    description: "A café in Leith.",
    contentNotes,
    socialMedia: { facebook: "The Corner Cafe Leith" },
  };
  expect((find(answers, "social-facebook")?.quotes ?? []).includes(contentNotes)).toBe(isQuoted);
});

it.each([
  ["Ms Rahman has a personal page. Not to be linked.", false],
  ["Rahman Whitcombe", true],
])("the profile '%s' is asked for: %s", (linkedin, isAsked) => {
  expect(questionOf({ niche: "Solicitor", socialMedia: { linkedin } }, "social-linkedin") !== "").toBe(
    isAsked,
  );
});

it("C-32.1042 what the notes say of a profile is quoted with the question about its address", () => {
  const note = "The opening times on Facebook are wrong.";
  const answers: Answers = {
    pages: ["Home"],
    contentNotes: note,
    socialMedia: { facebook: "Otley Farriers" },
  };
  expect(find(answers, "social-facebook")?.quotes).toEqual([note]);
});
