import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const peopleIn = (text: string): string[] =>
  factsOf("person", text).map(({ value, about }) => `${value}: ${about}`);

it.each([
  ["Team:\nHelen Brandt, RN, owner: wounds, infusions", "Helen Brandt: owner"],
  ["Peter Novak, DVM, director. Horses and cattle.", "Peter Novak: director"],
  ["Anna Price, MSc, our gardener, plans the beds.", "Anna Price: gardener"],
])("C-30.790 the role after the letters of a name in '%s' is read: %s", (text, person) => {
  expect(peopleIn(text)).toEqual([person]);
});

it("C-30.791 a kind of treatment does not hide who gives it", () => {
  expect(peopleIn("Team:\nHelen Brandt, owner: knee rehab, running injuries")).toEqual([
    "Helen Brandt: owner",
  ]);
});

it.each(["Anna Price, our baker, is just back from rehab.", "Anna Price, our baker, has been in rehab."])(
  "C-30.792 but a person's own stay does: %s",
  (text) => {
    expect(peopleIn(text)).toEqual([]);
  },
);
