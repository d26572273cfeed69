import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const proposedOf = (audience: string): string[] =>
  readStatements(formDataSchema.parse({ audience }))
    .filter(({ proposal }) => proposal === "print")
    .map(({ text }) => text);

it.each([
  ["Schools mainly. Families second.", ["Schools", "Families"]],
  ["Cyclists mostly! Walkers too.", ["Cyclists", "Walkers too."]],
  ["Farmers, a lot of them rent. Riders second.", ["Farmers", "Riders"]],
  ["Families, it's usually the mothers who book", ["Families"]],
  ["Retired couples, often the son or daughter rings us", ["Retired couples"]],
  ["Night workers, both on shifts - biggest group", ["Night workers, both on shifts"]],
  ["Walkers and anglers, our main customers.", ["Walkers and anglers"]],
])("C-30.846 a group is proposed without its rank and remarks: %s", (audience, groups) => {
  expect(proposedOf(audience)).toEqual(groups);
});

it.each([
  ["Mostly local families.", ["Mostly local families."]],
  ["Families, often with a dog.", ["Families, often with a dog."]],
  ["Builders, then architects.", ["Builders, then architects."]],
  ["Owners who put safety first.", ["Owners who put safety first."]],
])("C-30.847 other words stay as they are: %s", (audience, groups) => {
  expect(proposedOf(audience)).toEqual(groups);
});

it("C-30.848 the second group is not proposed without the first", () => {
  expect(proposedOf("Rich folk who haggle. Tenants second.")).toEqual([]);
});

it("C-30.849 whom the business lacks is no group that it is for", () => {
  expect(proposedOf("Singers of any age. We are very short of tenors.")).toEqual(["Singers of any age."]);
});

it("C-30.850 whom the business is not for is proposed, judgements are not", () => {
  expect(proposedOf("Farms and stables. Not for private gardens.")).toContain("Not for private gardens.");
  expect(proposedOf("Families. Not time wasters.")).toEqual(["Families."]);
});

it.each([
  "Germans, they are the best payers",
  "People on benefits, they are most of it",
  "Landlords, a lot of them pay late",
])("a group is not proposed with a remark about what it pays or is: %s", (audience) => {
  expect(proposedOf(audience)).toEqual([]);
});
