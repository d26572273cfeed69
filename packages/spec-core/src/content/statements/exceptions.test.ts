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

it.each(["1. Gravel + bark. 20 or 40 mm.", "2. Sowing, rye. March 1 - May 15 only"])(
  "a size or a season stays with the item of a list before it: %s",
  (line) => {
    expect(textsOf(`What we do:\n${line}\n3. Hedges`)).toContain(`print: ${line.slice(3)}`);
  },
);

it("but a price, an address or another line does not", () => {
  expect(textsOf("- Beards £15. Cuts £20.\n- Kids £10")[0]).not.toContain("Cuts");
  expect(textsOf("- Elm Yard 3, Ayr. Jan Holm, saddler\n- Open daily")[0]).not.toContain("Holm");
});

it.each([
  "The wait is five weeks just now, but that changes so dunno if you'd put it on.",
  "We have two ponies. But that may change, not sure whether you should mention it.",
  "Lambs from March. I don't know if it's worth putting on.",
])("a doubt whether something is to be shown stays with it, and is no wish: %s", (text) => {
  expect(textsOf(text)).toEqual([`keep: ${text}`]);
});

it("but a doubt about something else keeps nothing back", () => {
  expect(textsOf("We sell eggs. I don't know if you want to put the dog on.")[0]).toBe(
    "print: We sell eggs.",
  );
});

it.each([
  "Just ask if it's not clear.",
  "Just say if this is too long.",
  "Just shout if you need the login.",
  "Just let me know if you need photos.",
  "Just mention it and we will add a map.",
])("an invitation with a need of the agency is no invitation to customers: %s", (tail) => {
  expect(textsOf(`We bake bread and cakes. ${tail}`)).toEqual([
    "print: We bake bread and cakes.",
    `keep: ${tail}`,
  ]);
});

it.each([
  "I can do a few words about each cake, just let me know.",
  "I can make it longer, just say.",
  "We bake bread and cakes, just let me know which pictures to take.",
])("nor is one after an offer to the agency: %s", (text) => {
  const texts = textsOf(text);
  expect(texts).toHaveLength(2);
  expect(texts[1]).toMatch(/^keep: just/u);
});
