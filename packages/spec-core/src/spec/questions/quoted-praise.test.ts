import { expect, it } from "vitest";
import { type Answers, find } from "./asked.fixture.ts";

const roofer = (contentNotes: string, pages = ["Home", "Testimonials"]): Answers => ({
  niche: "Roofer",
  description: "We mend roofs in Perth.",
  pages,
  contentNotes,
});

it.each([
  'Our slogan is "A dry roof before the rain comes" Perth style.',
  "We have two quotes from customers, I will look for them.",
  'One quote from a customer is "They came back twice to look at it." Please do not use it',
])("C-32.842 '%s' holds no customers' words, which are asked for", (contentNotes) => {
  expect(find(roofer(contentNotes), "testimonials")?.question).toMatch(/send/);
});
