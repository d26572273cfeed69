import { expect, it } from "vitest";
import { type Answers, asked, find } from "../asked.fixture.ts";

const barber: Answers = {
  niche: "barber",
  pages: ["Home", "Pricing"],
  description: "We cut hair in Leith. A cut is £18, a beard £12.",
  contact: { country: "GB" },
};

it.each([
  ["A cut might go up to £20 after Easter.", true],
  ["Prices may rise in March.", true],
  ["The cut could be £20 by then, check with us before it goes live.", true],
  ["The number of chairs might go up in March.", false],
  ["We may change the opening times after Easter.", false],
  ["Our prices never go up.", false],
])("C-32.1031 with '%s' the launch waits for the prices of its day: %s", (contentNotes, isAsked) => {
  const questions = asked({ ...barber, contentNotes }).filter(({ id }) => /price/.test(id));
  const found = questions.find(({ id }) => id === "launch-prices");
  expect(found !== undefined).toBe(isAsked);
  if (!isAsked) return;
  expect(found).toMatchObject({ blocks: "launch", asks: "client", quotes: [contentNotes] });
  // One question about it is enough.
  expect(questions.filter(({ quotes }) => quotes.includes(contentNotes)).map(({ id }) => id)).toEqual([
    "launch-prices",
  ]);
});

it("C-32.1064 without prices on the site, or where it shows none, nothing is asked", () => {
  const contentNotes = "Prices may rise in March.";
  expect(
    find({ ...barber, description: "We cut hair in Leith.", contentNotes }, "launch-prices"),
  ).toBeUndefined();
  expect(
    find({ ...barber, contentNotes: `${contentNotes} No prices on the site please.` }, "launch-prices"),
  ).toBeUndefined();
});

it.each([
  ["Prices could go up a bit after Easter, haven't decided.", "nothing"],
  ["Prices could go up a bit after Easter, not decided, so check with us before it goes live.", "launch"],
])("C-32.1122 with '%s' the question about the prices of the launch blocks %s", (contentNotes, blocks) => {
  expect(find({ ...barber, contentNotes }, "launch-prices")?.blocks).toBe(blocks);
});

it.each([
  ["Fir trees in December, about £40 each, haven't set this year's price.", "page"],
  ["Fir trees in December, £40 each.", undefined],
])("C-32.1132 of '%s' the price of this year is asked for: %s", (contentNotes, blocks) => {
  const answers: Answers = {
    niche: "nursery garden",
    pages: ["Home"],
    description: "We grow trees.",
    contentNotes,
  };
  expect(find(answers, "prices-unset")?.blocks).toBe(blocks);
});

/** The ids of the questions that notes raise. */
const idsAfter = (contentNotes: string): string[] => asked({ contentNotes }).map(({ id }) => id);

it("C-32.1188 a price that a meeting will settle is asked about as a price, not as a say in the site", () => {
  const contentNotes = "Membership £30. The committee will vote on the subscription in May.";
  expect(idsAfter(contentNotes)).toContain("prices-voted");
  expect(idsAfter(contentNotes)).not.toContain("sign-off");
  expect(idsAfter("The committee has decided on the fees.")).not.toContain("prices-voted");
  expect(idsAfter("The committee decides on the texts.")).not.toContain("prices-voted");
});
