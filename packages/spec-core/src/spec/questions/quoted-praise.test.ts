import { expect, it } from "vitest";
import { type Answers, find } from "./asked.fixture.ts";

const roofer = (contentNotes: string, pages = ["Home", "Testimonials"]): Answers => ({
  niche: "Roofer",
  description: "We mend roofs in Perth.",
  pages,
  contentNotes,
});

it("C-32.841 customers' words with a name beside them are quoted and asked for consent alone", () => {
  const answers = roofer(
    'Two quotes from customers: "They swept the street after them. Nobody does." Mrs Orr, Perth. "Dry at last, and the cat came back." A. & B. Wills, Crieff. Keep it plain.',
  );
  const question = find(answers, "testimonials");
  expect(question?.question).toMatch(/agreed/);
  expect(question?.question).not.toMatch(/send/);
  expect(question?.quotes).toEqual([
    "“They swept the street after them. Nobody does.” Mrs Orr, Perth",
    "“Dry at last, and the cat came back.” A. & B. Wills, Crieff",
  ]);
  expect(find(answers, "wishes-open")?.quotes.join(" ") ?? "").not.toMatch(/cat came back|Wills/);
});

it.each([
  'Our slogan is "A dry roof before the rain comes" Perth style.',
  "We have two quotes from customers, I will look for them.",
  'One quote from a customer is "They came back twice to look at it." Please do not use it',
])("C-32.842 '%s' holds no customers' words, which are asked for", (contentNotes) => {
  expect(find(roofer(contentNotes), "testimonials")?.question).toMatch(/send/);
});
