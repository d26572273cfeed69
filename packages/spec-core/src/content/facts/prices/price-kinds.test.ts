import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { publicWords } from "../../public-words.ts";

const pricesIn = (description: string) =>
  publicWords(formDataSchema.parse({ description, contact: { country: "GB" } }))
    .facts.filter(({ kind }) => kind === "price")
    .map(({ about, text }) => [about, text]);

it.each([
  [
    "Rugs £30 up to 2 metres, £45 over that.",
    [
      ["Rugs, up to 2 metres", "£30"],
      ["Rugs, over 2 metres", "£45"],
    ],
  ],
  [
    "Hedges £6 under 3 feet, £9 above that.",
    [
      ["Hedges, under 3 feet", "£6"],
      ["Hedges, above 3 feet", "£9"],
    ],
  ],
  ["Delivery £5 up to 10 miles.", [["Delivery, up to 10 miles", "£5"]]],
])("C-30.886 a price keeps the size that it is for: %s", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it.each([
  [
    "Prints £5, framed £12.",
    [
      ["Prints", "£5"],
      ["Prints, framed", "£12"],
    ],
  ],
  [
    "Curtains £20, lined I do but it's £35.",
    [
      ["Curtains", "£20"],
      ["Curtains, lined", "£35"],
    ],
  ],
  [
    "Grass seed £4, bread £3.",
    [
      ["Grass seed", "£4"],
      ["bread", "£3"],
    ],
  ],
  [
    "Lawn feed £4, weed £3.",
    [
      ["Lawn feed", "£4"],
      ["weed", "£3"],
    ],
  ],
])("C-30.887 a quality is the name of another kind of the thing before it: %s", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it.each([
  ["Turkeys order by 20 November, £20 deposit.", [["Turkeys, deposit", "£20"]], ["Turkeys"]],
  [
    "Easter lamb to be ordered before Palm Sunday, £15 deposit.",
    [["Easter lamb, deposit", "£15"]],
    ["Easter lamb"],
  ],
  ["Wreaths order by 1 December, £35.", [["Wreaths", "£35"]], ["Wreaths"]],
])("C-30.890 a deposit for something ordered is not its price: %s", (text, prices, services) => {
  expect(pricesIn(text)).toEqual(prices);
  const { facts } = publicWords(formDataSchema.parse({ description: text, contact: { country: "GB" } }));
  expect(facts.filter(({ kind }) => kind === "service").map(({ text: name }) => name)).toEqual(services);
});

it.each([
  ["Adults £9 a class, drop in.", [["Adults, drop in", "£9 a class"]]],
  [
    "£90 for a 10 week term, one lesson a week, second child £75.",
    [
      ["10 week term, one lesson a week", "£90"],
      ["10 week term, second child", "£75"],
    ],
  ],
  ["Judo £6 a class (walk-in), drop in any time.", [["Judo, walk-in", "£6 a class"]]],
  [
    "Half day £90, evening £40.",
    [
      ["Half day", "£90"],
      ["evening", "£40"],
    ],
  ],
])("C-30.891 a price keeps how often and for whom it is: %s", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it.each([
  [
    "2 bed terrace is £16 detached from £22.",
    [
      ["2 bed terrace", "£16"],
      ["detached", "from £22"],
    ],
  ],
  [
    "A painted door is £50 and glazed £70.",
    [
      ["painted door", "£50"],
      ["glazed door", "£70"],
    ],
  ],
  [
    "Shed roof £40, felted £55.",
    [
      ["Shed roof", "£40"],
      ["Shed roof, felted", "£55"],
    ],
  ],
])("another kind of house or of a thing with a quality has a name of its own: %s", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});
