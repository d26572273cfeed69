import { expect, it } from "vitest";
import { type Answers, asked, find } from "../asked.fixture.ts";

const baker: Answers = {
  niche: "bakery",
  pages: ["Home", "Contact"],
  description: "We bake in Leith. We bake rolls. We bake cakes.",
  contact: { country: "GB" },
};

it.each([
  [
    "I get a new hip in May and will be shut for about five weeks, regulars should know but not for ever.",
    "nothing",
  ],
  ["Closed the week of Easter and Xmas to New Year.", null],
  ["We are away three weeks in August.", "nothing"],
  ["Shut for two weeks for Lunar New Year.", "nothing"],
  ["Closed on Mondays.", null],
  ["Closed 24 December to 2 January.", null],
  ["The road is closed in May.", null],
  ["I worked in a bakery until it closed in May 2019.", null],
])("C-32.1032 of '%s' the days and the notice are asked for: %s", (contentNotes, blocks) => {
  const question = find({ ...baker, contentNotes }, "closures");
  expect(question?.quotes).toEqual(blocks === null ? undefined : [contentNotes]);
  if (question)
    expect(question).toMatchObject({
      blocks,
      question: expect.stringMatching(/From which day.*without the reason/),
    });
});

it("C-32.1061 a closure is asked about once, and not where it is a secret", () => {
  const note = "Closed three weeks in August.";
  const quoting = asked({ ...baker, contentNotes: note }).filter(({ quotes }) => quotes.includes(note));
  expect(quoting.map(({ id }) => id)).toEqual(["closures"]);
  const secret = "We are shut for six weeks in May, don't tell anyone.";
  expect(find({ ...baker, contentNotes: secret }, "closures")).toBeUndefined();
});
