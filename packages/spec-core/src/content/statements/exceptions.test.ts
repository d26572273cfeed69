import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const textsOf = (description: string): string[] =>
  readStatements(formDataSchema.parse({ description })).map(({ proposal, text }) => `${proposal}: ${text}`);

it.each([
  "Boarding - from £15 for 1 cat, £25 2 cats. More than that = we come and look",
  "Boxes for 4 people £25. Bigger ones on request.",
  "Tattoos up to 10 cm £80. Larger pieces by the hour.",
])("what is said of other sizes stays with the sentence before it: %s", (text) => {
  expect(textsOf(text)).toEqual([`print: ${text}`]);
});

it("but not if it is private, or if no size comes before it", () => {
  expect(textsOf("Removals from £90. Bigger ones we do for cash, that stays between us.")[0]).toBe(
    "print: Removals from £90.",
  );
  expect(textsOf("We build sheds in Rhyl. Bigger ones are our favourite.")).toHaveLength(2);
});

it.each([
  "Gift wrap no extra, just say.",
  "Gluten free is no problem. Just ask!",
  "Parking is at the back, give us a shout if you can't find it.",
])("an invitation to customers stays in its sentence: %s", (text) => {
  expect(textsOf(text)).toEqual([`print: ${text}`]);
});

it("but a word to the agency is no invitation", () => {
  expect(textsOf("I have more photos, just ask.").join()).not.toContain("print");
});
