import { expect, it } from "vitest";
import { find } from "./asked.fixture.ts";

it.each([
  ["There are recordings to practise with at home.", "recordings"],
  ["Audio of the tunes would be nice.", "recordings"],
  ["A video of the concert.", "video"],
  ["Three tracks and a video from the wedding.", "video"],
])("C-32.339 '%s' is asked about as %s", (contentNotes, id) => {
  const answers = { niche: "Choir", pages: ["Home"], contentNotes };
  expect(find(answers, id)?.quotes).toEqual([contentNotes]);
  expect(find(answers, id === "video" ? "recordings" : "video")).toBeUndefined();
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
