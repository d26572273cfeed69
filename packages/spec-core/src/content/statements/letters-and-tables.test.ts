import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const read = (description: string) => readStatements(formDataSchema.parse({ description }));

it.each([
  "Hi Sarah,",
  "Dear all",
  "Hiya",
  "Hello there,",
  "Service\tPrice\tNotes",
  "Treatment | Time | Price",
])("%j is not for visitors", (line) => {
  const [first] = read(`${line}\nWe bake bread in Leeds, from £3 a loaf.`);
  expect(first).toMatchObject({ kind: "private", proposal: "keep" });
});

it.each(["Hey Sugar is a bakery in Skipton, we bake at night", "Gel nails | 45 min | £26"])(
  "%j is",
  (line) => {
    expect(read(line)[0]?.proposal).toBe("print");
  },
);

it("a title after a closing belongs to the signature", () => {
  const all = read(
    "We are a nursery in Kettering.\nKind regards,\nJo Merriman\nDirector, Little Sprouts (Kettering) Ltd",
  );
  expect(all.at(-1)?.proposal).toBe("keep");
});

it.each([
  "For tenants: we hold the deposit, and the landlord can't touch it.",
  "For parents in a hurry we take the children at seven and go with them to school.",
])("what one group of customers is told is proposed: '%s'", (text) => {
  expect(read(text)[0]).toMatchObject({ kind: "unsure", proposal: "print" });
});

it.each([
  "CIF B17445566 is for invoice only",
  "The academy of the corner copies all what we do.",
  "We're at 92% occupancy so this isn't urgent.",
  "Somewhere parents can see term dates.",
  "We're looking to sell in a couple of years.",
])("'%s' is not proposed for print", (text) => {
  expect(read(`We teach English in Leeds.\n${text}`).at(-1)?.proposal).toBe("keep");
});
