import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const ofAudience = (answers: object): string[] =>
  readStatements(formDataSchema.parse(answers))
    .filter(({ field }) => field === "audience")
    .map(({ kind, proposal }) => `${kind} ${proposal}`);

it("a bare word or two on the audience waits with the sentence beside it that is asked about", () => {
  expect(
    ofAudience({ audience: "Mostly over 60s and their daughters who do the phoning. Diabetics." }),
  ).toEqual(["unsure keep", "unsure print"]);
});

it.each([
  "Diabetics.",
  "Families with children under ten. Diabetics. And their daughters who do the phoning.",
])("otherwise it is printed: '%s'", (audience) => {
  expect(ofAudience({ audience })).toContain("fact print");
});

it("few words on the audience wait where all of the description does", () => {
  const audience = "horse people, couple of yards";
  const waits = "hot and cold shoeing, trims. Clare and south Galway.";
  expect(ofAudience({ description: waits, audience })).toEqual(["unsure print"]);
  expect(ofAudience({ description: "We shoe horses in Clare and south Galway.", audience })).toEqual([
    "fact print",
  ]);
  expect(ofAudience({ description: waits, audience: "Riders, yards and vets." })).toEqual(["fact print"]);
  expect(
    ofAudience({ description: waits, audience: "Riding schools, clubs, farms and families with ponies." }),
  ).toEqual(["fact print"]);
});
