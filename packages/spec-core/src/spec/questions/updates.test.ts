import { expect, it } from "vitest";
import { type Answers, asked, find } from "./asked.fixture.ts";

it("C-32.1400 dates of a page of their own are asked about with that page", () => {
  const toys: Answers = {
    niche: "toy shop",
    pages: ["Home"],
    contentNotes: "What's On: games night first Friday of the month at 6, free.",
  };
  expect(find({ ...toys, customPages: ["What's On"] }, "updates")).toBeUndefined();
  expect(find(toys, "updates")).toBeDefined();
});

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

it.each([
  ["The specials change every day, I have to be able to swap them myself.", "nothing"],
  ["I need to change the specials myself every week.", "nothing"],
  ["The closing banner I switch on and off myself.", "page"],
  ["The stock list changes weekly.", "page"],
])("C-32.1090 of '%s' who updates the site blocks %s", (contentNotes, blocks) => {
  expect(find({ pages: ["Home", "Pricing"], contentNotes }, "updates")).toMatchObject({ blocks });
});

it.each(["We bake every week.", "Our news is on Instagram, changed each week.", "When we're full we close."])(
  "'%s' asks for nothing that changes",
  (description) => {
    expect(find({ niche: "Bakery", description }, "updates")).toBeUndefined();
  },
);

it.each([
  "Before race season banner, I switch on off myself",
  "Pictures of slabs with a price and mark it sold when its sold.",
])("a page waits for who keeps '%s' up to date", (contentNotes) => {
  expect(find({ niche: "Sawmill", contentNotes }, "updates")?.blocks).toBe("page");
});

it("who changes what is told: how it is done is the agency's to answer", () => {
  const workshop: Answers = {
    niche: "workshop",
    pages: ["Home", "Services", "Pricing", "Contact"],
    contact: { country: "GB" },
  };
  const contentNotes = "Our fees rise every September and I want to change them myself.";
  expect(find({ ...workshop, contentNotes }, "updates")).toBeUndefined();
  expect(find({ ...workshop, contentNotes }, "updates-editor")).toMatchObject({
    asks: "agency",
    blocks: "nothing",
  });
  const often = "We need to be able to change the menu ourselves every day.";
  expect(find({ ...workshop, contentNotes: often }, "updates")).toBeDefined();
  expect(find({ ...workshop, contentNotes: often }, "updates-editor")).toBeUndefined();
});
