import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const pricesIn = (text: string, country: string): string[] =>
  factsOf("price", text, country).map(({ text: said, about }) => `${about}: ${said}`);

it.each([
  ["Bowls are around $15-17, small plates $8-11.", "US", ["Bowls: around $15-17", "small plates: $8-11"]],
  ["A trim is £20-25 and colour is £60 – 90 plus VAT.", "GB", ["trim: £20-25", "colour: £60 – 90 plus VAT"]],
  ["Deep clean £80 to 120.", "GB", ["Deep clean: £80 to 120"]],
  ["Massage £50-60 minutes.", "GB", ["Massage: £50"]],
  ["Massage £50 - 60 min.", "GB", ["Massage: £50"]],
  ["Lunch £12, dinner £20-£25.", "GB", ["Lunch: £12", "dinner: £20-£25"]],
  ["Open gym £5 - 18 and over.", "GB", ["Open gym: £5"]],
  ["Tasting £15 - 20 May.", "GB", ["Tasting: £15"]],
  ["Tasting £15-20 May.", "GB", ["Tasting: £15"]],
  ["Lunch £9 - 12 to 3.", "GB", ["Lunch: £9"]],
  ["Lesson £20-30 minute.", "GB", ["Lesson: £20"]],
  ["Dinner £25 - 2024 menu.", "GB", ["Dinner: £25"]],
])("a range is kept whole in '%s'", (text, country, prices) => {
  expect(pricesIn(text, country)).toEqual(prices);
});

it.each([
  ["Hedges from £180 half day, mowing £45.", "GB", ["Hedges, half day: from £180", "mowing: £45"]],
  ["Kayak £25/hr or £60 half day.", "GB", ["Kayak: £25/hr", "Kayak, half day: £60"]],
  ["Gravel $80/yd delivered, 3 yd minimum.", "US", ["Gravel: $80/yd delivered"]],
  ["Doors £300 supplied and fitted.", "GB", ["Doors: £300 supplied and fitted"]],
  ["Boilers £1,800 installed with a guarantee.", "GB", ["Boilers: £1,800"]],
  [
    "Mowing from $50/cut up to 1/4 ac, $70 to 1/2 ac",
    "US",
    ["Mowing, up to 1/4 ac: from $50/cut", "Mowing, to 1/2 ac: $70"],
  ],
  ["Seeding $300 up to 5,000 sq ft", "US", ["Seeding, up to 5,000 sq ft: $300"]],
])("what a price is for stays beside it in '%s'", (text, country, prices) => {
  expect(pricesIn(text, country)).toEqual(prices);
});
