import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const peopleIn = (text: string): string[] =>
  factsOf("person", text).map(({ value, about }) => `${value}: ${about}`);

it.each([
  [
    "My colleague Grainne is the dental hygienist and has been here ten years.",
    ["Grainne: dental hygienist"],
  ],
  ["My colleague Blessing does the alterations.", ["Blessing: alterations"]],
  ["My colleague Oyin joined in May.", ["Oyin: "]],
  ["My brother Tadhg does the boats.", ["Tadhg: brother"]],
  ["Now it's me (Fay) and Moira in the office.", ["Fay: ", "Moira: office"]],
])("C-30.1007 the role of a colleague is the work: %s", (text, people) => {
  expect(peopleIn(text)).toEqual(people);
});
