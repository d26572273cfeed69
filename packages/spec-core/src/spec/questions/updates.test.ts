import { expect, it } from "vitest";
import { type Answers, asked, find } from "./asked.fixture.ts";

const posts = "I would like to put up a 'what to do this month' piece, Donal says he'll write them.";
const ids = /^(?:blog|updates)$/;

const on = (answers: Answers) =>
  asked({ niche: "Garden centre", ...answers }).filter(({ id }) => ids.test(id));

it("C-32.311 who keeps the site up to date is one question, and who writes the posts is asked with the posts", () => {
  const [question, ...others] = on({ pages: ["Home", "Blog"], contentNotes: posts });
  expect(question?.id).toBe("blog");
  expect(others).toEqual([]);
});

it.each<[string, Answers]>([
  [
    "the specials and the prices",
    { contentNotes: "I need to change the specials myself every week. Prices to be easy to update." },
  ],
  [
    "a list beside the posts",
    { pages: ["Home", "Blog"], contentNotes: "I want to update the plant list every week." },
  ],
])("C-32.312 %s are asked about once", (_, answers) => {
  expect(on(answers).filter(({ id }) => id === "updates")).toHaveLength(1);
});

it("C-32.313 who refuses a shop because its stock changes is not asked who updates it", () => {
  const description = "We sell plants. We can't manage an online shop, the stock changes every week.";
  expect(find({ description, pages: ["Home", "Products"] }, "updates")).toBeUndefined();
  const wanted = "We sell plants. An online shop please, the stock changes every week.";
  expect(find({ description: wanted, pages: ["Home", "Products"] }, "updates")).toBeDefined();
});

it.each([
  ["I have two spots open at the moment but that changes every term."],
  ["The waiting list for toddlers changes often."],
])("C-32.1011 for '%s' it is asked if free places are shown, and no page waits for it", (contentNotes) => {
  const updates = find({ pages: ["Home", "Pricing"], contentNotes }, "updates");
  expect(updates?.question).toMatch(/^Should the site show which places are free/);
  expect(updates?.question).not.toMatch(/prices/);
  expect(updates?.blocks).toBe("nothing");
});

it.each([
  [
    "The stock list is in Excel and changes weekly.",
    ["Home", "Pricing"],
    /the list of what is available after/,
  ],
  ["The prices have to be easy to update.", ["Home", "Blog"], /update the prices after/],
  ["It has to be easy to update.", ["Home", "Pricing"], /update the prices after/],
] satisfies [string, Answers["pages"], RegExp][])(
  "C-32.1012 for '%s' it is asked who updates what the sentence names, else what the pages hold",
  (contentNotes, pages, question) => {
    expect(find({ pages, contentNotes }, "updates")).toMatchObject({
      question: expect.stringMatching(question),
      blocks: "page",
    });
  },
);
