import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { publicWords } from "../../public-words.ts";
import { factsOf } from "../facts.fixture.ts";

const peopleIn = (text: string): string[] =>
  factsOf("person", text).map(({ value, about }) => (about === "" ? value : `${value}: ${about}`));

it.each([
  "We pick up at the station, parking on Martin Way is a pain.",
  "The queue at Dennis Corner has grown, come early.",
])("a name after a preposition is that of a place: %s", (text) => {
  expect(peopleIn(text)).toEqual([]);
});

it.each(["My grandfather Walter Finch founded the forge in 1938.", "My father Walter took it on in 1981."])(
  "an elder who began the business is part of its history, not of the team: %s",
  (text) => {
    expect(peopleIn(text)).toEqual([]);
  },
);

it.each([
  ["My father Walter took it on in 1981 and still shoes the ponies.", "Walter: father"],
  ["My brother Walter runs the yard.", "Walter: brother"],
])("but somebody who is still there belongs to it: %s", (text, person) => {
  expect(peopleIn(text)).toEqual([person]);
});

it("a role in the plural after two persons is that of both", () => {
  expect(peopleIn("We are three: Anna Holm and Peter Lind (directors) and Martin Rao (surveyor).")).toEqual([
    "Anna Holm: directors",
    "Peter Lind: directors",
    "Martin Rao: surveyor",
  ]);
});

it("each sentence that names a person waits until the person is confirmed", () => {
  const printed = publicWords(
    formDataSchema.parse({
      description:
        "The clinic was opened by me, Anna Holm. Anna Holm (MSc) - hands, wrists and elbows. Peter Lind (MSc) - knees and ankles.",
    }),
  ).statements.filter(({ isPrinted }) => isPrinted);
  expect(printed.map(({ text }) => text)).toEqual([]);
});
