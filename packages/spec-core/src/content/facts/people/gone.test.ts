import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const peopleIn = (text: string): string[] =>
  factsOf("person", text, "GB").map(({ proposal, value }) => `${proposal} ${value}`);

it.each([
  [
    "The yard was founded by Ellen Marsh and Tom Brook. Tom retired in 2019.",
    ["print Ellen Marsh", "keep Tom Brook"],
  ],
  ["It was started by Ruth Vale, a glazier. Ruth sadly passed away last spring.", ["keep Ruth Vale"]],
  ["Our founder Ellen Marsh has since left the company.", ["keep Ellen Marsh"]],
  ["My partner Tom Brook runs the kiln. The late Ellen taught us.", ["print Tom Brook"]],
])("somebody who has retired, left or died is not proposed as one of the team: %s", (text, people) => {
  expect(peopleIn(text)).toEqual(people);
});

it.each([
  "Our founder Ellen Marsh retired in 2019 but still teaches on Fridays.",
  "Our founder Ellen Marsh retired from nursing to open the yard.",
  "Our founder Ellen Marsh left school at 16 and learnt it here.",
])("somebody who is still there is: %s", (text) => {
  expect(peopleIn(text)).toEqual(["print Ellen Marsh"]);
});
