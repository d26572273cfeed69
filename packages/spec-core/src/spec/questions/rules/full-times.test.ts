import { describe, expect, it } from "vitest";
import { type Answers, farm, find } from "../asked.fixture.ts";

it("C-32.1399 an absence of which clients are told otherwise is none of the site's", () => {
  const off = "Renee might be off from October for a surgery, 6 weeks or so";
  const answers = (onlyForUs: string) => find({ ...farm(""), onlyForUs }, "full-times");
  expect(
    answers(`${off}, please dont mention that anywhere, we'll tell her clients ourselves.`),
  ).toBeUndefined();
  expect(answers("I might be off from October for a surgery, 6 weeks or so.")).toBeDefined();
  expect(answers("On maternity leave from June to September, I will let you know who covers.")).toBeDefined();
});

it("C-32.1388 who is full for a season, said in confidence, is asked what the site says of it", () => {
  const answers = (onlyForUs: string) => find({ ...farm(""), onlyForUs }, "full-times");
  expect(answers("I am full for this summer, it's next year I want the site for.")).toBeDefined();
  expect(answers("I was full last summer.")).toBeUndefined();
});

it.each([
  ["No dogs, not even in the car in summer.", false],
  ["No new dogs in August.", true],
  ["In July no weddings.", true],
])("C-32.1324 '%s' tells of a full time: %s", (notes, isAsked) => {
  expect(find(farm(notes), "full-times") !== undefined).toBe(isAsked);
});

it.each<[string, Answers, boolean]>([
  ["a shop", { goals: ["Sell Products"] }, false],
  ["who takes bookings", {}, true],
])("C-32.1349 an absence of the owner leaves %s with open bookings: %#", (_, more, isAsked) => {
  const answers = { ...farm("", more), onlyForUs: "I am away for six weeks from June." };
  expect(find(answers, "full-times") !== undefined).toBe(isAsked);
});

it("C-32.1350 somebody else's absence is none of the business", () => {
  const answers = { ...farm(""), onlyForUs: "Cerys is away June to September." };
  expect(find(answers, "full-times")).toBeUndefined();
});

const tutor: Answers = {
  niche: "piano teacher",
  pages: ["Home", "Contact"],
  description: "I teach the piano in Ely. Lessons are £30.",
  contact: { country: "GB" },
};

describe("times at which nobody comes, told to the agency alone", () => {
  it.each([
    "On maternity leave from the end of June, about six months.",
    "I'm having an operation in March.",
    "We will be abroad for ten weeks in the autumn.",
    "I shall not take bookings for about eight weeks.",
    "The baby is due in April.",
    "Taking a sabbatical in the spring.",
  ])("'%s' is asked about without a word of it", (onlyForUs) => {
    const question = find({ ...tutor, onlyForUs }, "full-times");
    expect(question).toMatchObject({ quotes: [], blocks: "nothing" });
    expect(question?.question).toMatch(/^In your notes for us .*without the reason/);
  });

  it.each([
    "Please leave the prices out.",
    "I was on leave last year.",
    "My operation was two months ago.",
    "We have been here for ten months.",
    "No bookings more than eight weeks ahead.",
    "I want the site in March.",
  ])("'%s' asks nothing", (onlyForUs) => {
    expect(find({ ...tutor, onlyForUs }, "full-times")).toBeUndefined();
  });

  it.each([
    "On leave from June for some months. Don't mention it yet.",
    "In confidence, I am having an operation in March.",
    "No new pupils in August, I have not told the parents yet.",
  ])("of '%s' the question does not even say that there is such a note", (onlyForUs) => {
    expect(find({ ...tutor, onlyForUs }, "full-times")?.question).toMatch(
      /^Are there times in the coming year/,
    );
  });
});
