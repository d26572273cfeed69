import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { findFacts } from "./find-facts.ts";

const valuesOf = (kind: string, form: object): string[] =>
  findFacts(formDataSchema.parse(form))
    .filter((fact) => fact.kind === kind)
    .map(({ value }) => value);

it("a part of the typed address is no further address", () => {
  const form = (address: string) => ({
    description: "My parents opened the shop on 12 Lincoln Street in 1983.",
    contact: { address, country: "CA" },
  });
  expect(valuesOf("address", form("12 Lincoln Street, Lunenburg, NS"))).toEqual([
    "12 Lincoln Street, Lunenburg, NS",
  ]);
  expect(valuesOf("address", form("9 Mill Lane, Lunenburg, NS"))).toContain("12 Lincoln Street");
});

it("the name of the business is no person, unless it begins with a first name", () => {
  const peopleOf = (name: string) =>
    valuesOf("person", {
      businessName: name,
      description: `${name} is an independent family optician. Anna Brennock is the optometrist.`,
    });
  expect(peopleOf("Brennock Opticians")).toEqual(["Anna Brennock"]);
  expect(peopleOf("Thomas Reilly")).toEqual(["Thomas Reilly", "Anna Brennock"]);
});
