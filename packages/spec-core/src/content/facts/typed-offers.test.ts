import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { findFacts } from "./find-facts.ts";
import { besideTypedOffers } from "./typed-offers.ts";

type Typed = readonly [name: string, price: string, what?: string];

const formOf = (description: string, typed: readonly Typed[]) =>
  formDataSchema.parse({
    description,
    contact: { country: "GB" },
    offers: typed.map(([name, price, what = ""]) => ({ name, price, what })),
  });

const foundIn = (text: string, ...typed: readonly Typed[]): string[] =>
  findFacts(formOf(text, typed))
    .filter(({ field }) => field !== "offers")
    .map(({ kind, text: said, about, proposal }) =>
      [kind === "price" ? `${about}: ${said}` : said, ...(proposal === "keep" ? ["(asked)"] : [])].join(" "),
    );

const tuning: Typed = ["Tuning consultation", "£80"];

it.each<[string, Typed]>([
  ["A tuning consult is £80.", tuning],
  ["Campers from £20 a night.", ["Small pitch", "from £20 a night", "tent or small camper, 2 people"]],
  ["Oven cleaning, single £60, double £80.", ["Oven clean", "£60 single, £80 double"]],
  ["Tubes £12 while you wait.", ["Tube fix", "£12 + labour"]],
  [
    "Deep clean, fixed price, from £150 for 1 bed, £190 2 bed.",
    ["Deep clean", "from £150 (1 bed), £190 (2 bed)"],
  ],
  ["Mowing £50 up to 1 acre.", ["Weekly mowing", "from £50"]],
  ["We offer hedge trimming and mowing.", ["Hedge trimming and lawn mowing", "£30"]],
])("C-30.1001 a typed offer is not found again in '%s'", (text, typed) => {
  expect(foundIn(text, typed)).toEqual([]);
});

it("C-30.1002 a further offer is, also for the same amount", () => {
  expect(foundIn("Nail trim £10.", tuning)).toEqual(expect.arrayContaining(["Nail trim", "Nail trim: £10"]));
  expect(foundIn("Puppy course £60, kitten course £60.", ["Puppy course", "£60"])).toEqual(
    expect.arrayContaining(["kitten course", "kitten course: £60"]),
  );
  expect(foundIn("Cut £20-35, kids cut £20.", ["Cut", "£20-35"])).toEqual(
    expect.arrayContaining(["kids cut", "kids cut: £20"]),
  );
});

it("C-30.1003 one that shares a word and the amount of an offer is left to the client", () => {
  expect(foundIn("Our kitten course is £60.", ["Puppy course", "£60"])).toEqual(
    expect.arrayContaining(["kitten course (asked)", "kitten course: £60 (asked)"]),
  );
});

it.each<[string, Typed, string]>([
  ["A full private session is £45.", ["Session (adults)", "£45 or free for members"], "full private session"],
  ["Wholesale loaf £4.", ["Loaf", "£4"], "Wholesale loaf"],
  ["Missed lesson £30.", ["Lesson", "£30"], "Missed lesson"],
  ["Examination fee £40.", ["Exam", "£40"], "Examination fee"],
  ["Cat trim £25.", ["Trim (small dogs)", "£25"], "Cat trim"],
])("with a word that the offer lacks, the price in '%s' is left to the client", (text, typed, name) => {
  const [, price] = /(£\d+)/u.exec(text) ?? [];
  expect(foundIn(text, typed)).toEqual(
    expect.arrayContaining([`${name} (asked)`, `${name}: ${price} (asked)`]),
  );
});

it.each<[string, Typed, string]>([
  ["Part exchange £150.", ["Party", "£150"], "Part exchange: £150"],
  ["Portraits £90, weddings £900.", ["Port", "£90"], "Portraits: £90"],
  ["Paint £20.", ["Painting", "£200"], "Paint: £20"],
])("a name that only begins alike is another offer: '%s'", (text, typed, price) => {
  expect(foundIn(text, typed)).toContain(price);
});

it("C-30.1004 another amount for an offer has the name of the offer, so that the client is asked which is right", () => {
  expect(foundIn("A tuning consult is £90.", tuning)).toEqual(["Tuning consultation: £90"]);
});

it("C-30.1005 an amount in another currency is another price", () => {
  expect(foundIn("Tuning consultation 80 €.", tuning)).toEqual(["Tuning consultation: 80 €"]);
});

it.each([
  ["Ovens - £60 single, £80 double", ""],
  ["Oven £60, and we bring the cloths", "we bring cloths"],
  ["Extractor £25", "Extractor £25"],
])("C-30.1006 what '%s' says beside the typed offers is '%s'", (text, rest) => {
  const facts = findFacts(formOf("", [["Oven clean", "£60 single, £80 double"]]));
  expect(
    besideTypedOffers(text, facts)
      .replace(/[^\p{L}\d£ ]/gu, "")
      .replace(/ +/gu, " ")
      .trim(),
  ).toBe(rest);
});
