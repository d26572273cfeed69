import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const peopleIn = (text: string): string[] =>
  factsOf("person", text, "GB").map(({ proposal, value }) => `${proposal} ${value}`);

it.each([
  "Usually the funeral director telephones me first.",
  "Mostly our drivers know the way.",
  "Luckily our dentist lives near.",
  "Sometimes the owner is in the shop.",
  "We bake at night. Normally our chef cooks at noon.",
])("the first word of '%s' is no name", (text) => {
  expect(peopleIn(text)).toEqual([]);
});

it.each([
  ["Ferdi, our baker, starts at four.", ["print Ferdi"]],
  ["Mossie the owner bakes.", ["print Mossie"]],
  ["Bernadett our manager runs the shop.", ["print Bernadett"]],
  ["We have Bexa who is our technologist.", ["print Bexa"]],
])("but in '%s' it is: %j", (text, people) => {
  expect(peopleIn(text)).toEqual(people);
});

it.each([
  ["Over 20 years in the trade (check w/ Sandra on that one).", ["keep Sandra"]],
  ["We planted 900 trees, double check that with Sandra.", ["keep Sandra"]],
  ["Sandra runs the office. (check with Tom about that)", ["print Sandra", "keep Tom"]],
  ["Please check with Jo Parker, our chef, if you have an allergy.", ["print Jo Parker"]],
  ["Please check with Jo Parker about that.", ["keep Jo Parker"]],
  ["Ask for Sandra in the shop.", ["print Sandra"]],
  ["Speak to Sandra about weddings.", ["print Sandra"]],
])("who only answers the agency is not proposed for print in '%s': %j", (text, people) => {
  expect(peopleIn(text)).toEqual(people);
});

it.each([
  ["I opened it in 2015 together with my colleague Sandra, since 2020 I run it alone.", ["keep Sandra"]],
  ["I started in 2015 with my sister Sandra. Since 2020 I do it on my own.", ["keep Sandra"]],
  ["I opened it with my colleague Sandra, since 2022 I make it alone with four teachers.", ["keep Sandra"]],
  [
    "I'm Sandra, I started in 2015 with my husband Tom, since 2019 I've run it with Marek.",
    ["print Sandra", "print Tom", "print Marek"],
  ],
  ["We are Sandra and Tom. I do the cooking on my own now and Tom the bar.", ["print Sandra", "print Tom"]],
  ["I work with my daughter Sandra, she does the nails.", ["print Sandra"]],
])("a partner who has left is not proposed for print in '%s': %j", (text, people) => {
  expect(peopleIn(text)).toEqual(people);
});
