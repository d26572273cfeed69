import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const peopleIn = (text: string): string[] =>
  factsOf("person", text, "GB").map(({ proposal, value }) => `${proposal} ${value}`);

it.each([
  ["My son Jake helps, hes 15 so only on Saturdays.", ["keep Jake"]],
  ["My daughter Mia (14) feeds the goats.", ["keep Mia"]],
  ["My son Tom, 16, helps. My wife Ann, who's 45, runs the shop.", ["keep Tom", "print Ann"]],
  ["Our 17 year old son Jake does the weekends, my brother Mark runs the shop.", ["keep Jake", "print Mark"]],
])("C-30.823 a person whose age is below 18 is not proposed for print: %s", (text, people) => {
  expect(peopleIn(text)).toEqual(people);
});

it.each([
  "My daughter Anna does the cats, she's 24.",
  "My daughter Anna, 12 years a groomer, does the cats.",
  "My daughter Anna runs the office, she has 16 years of experience.",
])("C-30.824 a grown person is: %s", (text) => {
  expect(peopleIn(text)).toEqual(["print Anna"]);
});
