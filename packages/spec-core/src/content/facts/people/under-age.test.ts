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

it.each([
  ["My son Jake helps on Saturdays. He's 15.", ["keep Jake"]],
  ["Owner Karen Mills opened it when her son was born. He's 15 now.", ["print Karen Mills"]],
  ["I run it with my wife Lucy Hart. My daughter paints too, she's 12.", ["print Lucy Hart"]],
  ["My wife Lucy Hart runs it with her dog, he's 9.", ["print Lucy Hart"]],
  ["My wife Priya Nair, 9.5 years a baker, does the bread.", ["print Priya Nair"]],
])("C-30.927 the age of somebody else or a time is not a person's age: %s", (text, people) => {
  expect(peopleIn(text)).toEqual(people);
});
