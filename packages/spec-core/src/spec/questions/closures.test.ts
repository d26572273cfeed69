import { expect, it } from "vitest";
import { type Answers, asked, find } from "./asked.fixture.ts";

const baker: Answers = {
  niche: "bakery",
  pages: ["Home", "Contact"],
  description: "We bake in Leith. We bake rolls. We bake cakes.",
  contact: { country: "GB" },
};

it.each([
  [
    "I get a new hip in May and will be shut for about five weeks, regulars should know but not for ever.",
    true,
  ],
  ["Closed the week of Easter and Xmas to New Year.", true],
  ["We are away three weeks in August.", true],
  ["Closed on Mondays.", false],
  ["Closed 24 December to 2 January.", false],
  ["The road is closed in May.", false],
  ["I worked in a bakery until it closed in May 2019.", false],
])("C-32.1032 of '%s' the days and the notice are asked for: %s", (contentNotes, isAsked) => {
  const question = find({ ...baker, contentNotes }, "closures");
  expect(question?.quotes).toEqual(isAsked ? [contentNotes] : undefined);
  if (question)
    expect(question).toMatchObject({
      blocks: "nothing",
      question: expect.stringMatching(/From which day.*without the reason/),
    });
});

it("C-32.1061 a closure is asked about once, and not where it is a secret", () => {
  const note = "Closed the week of Easter.";
  const quoting = asked({ ...baker, contentNotes: note }).filter(({ quotes }) => quotes.includes(note));
  expect(quoting.map(({ id }) => id)).toEqual(["closures"]);
  const secret = "We are shut for six weeks in May, don't tell anyone.";
  expect(find({ ...baker, contentNotes: secret }, "closures")).toBeUndefined();
});
