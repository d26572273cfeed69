import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const pricesIn = (text: string, country = "GB"): string[] =>
  factsOf("price", text, country).map(({ value, about }) => `${value} ${about}`.trim());

it.each([
  ["I keep a £20 late cancellation fee but don't make a song about it.", ["20 GBP late cancellation fee"]],
  ["I add a £15 fuel surcharge outside Leeds.", ["15 GBP fuel surcharge"]],
  ["There is a £5 delivery charge for eggs.", ["5 GBP delivery charge"]],
  ["We only take a £30 deposit per chair.", ["30 GBP deposit"]],
  ["Workshops run weekly with a £4 entry.", ["4 GBP entry"]],
  ["A clay set is a £12 treat.", ["12 GBP clay set"]],
])("C-30.128 a price after an article in '%s' is for what follows it: %j", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
  expect(factsOf("service", text, "GB").map(({ text }) => text)).not.toContain("keep");
});

it.each([
  ["I add £15 outside Leeds.", "GB"],
  ["Kostenlose Lieferung ab 250 Euro Bestellwert, sonst 9,90 €.", "DE"],
  ["Livraison gratuite dès 60 €, sinon 5,90 €.", "FR"],
  ["There £5.", "GB"],
])("C-30.129 a verb or a function word in '%s' is not taken for an offer", (text, country) => {
  expect(factsOf("service", text, country).filter(({ proposal }) => proposal === "print")).toEqual([]);
});

it.each([
  ["Free delivery from £50, otherwise £4.95.", "GB", ["4.95 GBP"]],
  ["Postage is free from £30. Mugs from £12.", "GB", ["12 GBP Mugs"]],
  ["Kostenlose Lieferung ab 250 Euro Bestellwert, sonst 9,90 €.", "DE", ["9.90 EUR"]],
  ["Versand 4,90 €, ab 50 € kostenlos.", "DE", ["4.90 EUR Versand"]],
  ["Livraison gratuite dès 60 €, sinon 5,90 €.", "FR", ["5.90 EUR"]],
  ["Envío gratis desde 40 €. Jarrones desde 18 €.", "ES", ["18 EUR Jarrones"]],
  [
    "Free range eggs from £2, gluten-free cakes from £20.",
    "GB",
    ["2 GBP Free range eggs", "20 GBP gluten-free cakes"],
  ],
  ["Kostenlose Beratung, Kurse ab 40 €.", "DE", ["40 EUR Kurse"]],
  [
    "First three rows are free then its £75 a year, £30 under 18s and students.",
    "GB",
    ["75 GBP", "30 GBP under 18s and students"],
  ],
])(
  "C-30.130 an amount from which on something is free is no price: '%s' in %s has %j",
  (text, country, prices) => {
    expect(pricesIn(text, country)).toEqual(prices);
  },
);

it.each([
  ["Call-out £60, first hour included.", ["60 GBP Call-out"]],
  ["Call out £60.", ["60 GBP Call out"]],
  ["Extra bed £15 a night. Extra cheese £1.", ["15 GBP Extra bed", "1 GBP Extra cheese"]],
  ["Off-peak day pass £25, extra-large pizza £14.", ["25 GBP Off-peak day pass", "14 GBP extra-large pizza"]],
  [
    "No-dig vegetable beds £300, off-road lessons £40.",
    ["300 GBP No-dig vegetable beds", "40 GBP off-road lessons"],
  ],
  ["More £5. £3 extra per head.", ["5 GBP", "3 GBP"]],
])(
  "C-30.131 the names of the prices in '%s' are %j: a word that is no name by itself may begin a name",
  (text, prices) => {
    expect(pricesIn(text)).toEqual(prices);
  },
);

it.each([
  [
    "Call-out fee is £95 in the day, £140 after 6pm and at weekends.",
    ["95 GBP Call-out fee", "140 GBP Call-out fee, after 6pm and at weekends"],
  ],
  [
    "Window clean £20 in the day, £30 on Sundays and £40 out of hours.",
    ["20 GBP Window clean", "30 GBP Window clean, on Sundays", "40 GBP Window clean, out of hours"],
  ],
  [
    "Full groom from £45 small dogs, £55 medium, £70 for the big lads.",
    ["45 GBP Full groom, small dogs", "55 GBP Full groom, medium dogs", "70 GBP Full groom, big lads"],
  ],
  [
    "Deep clean £90 small, £130 medium and £180 large. Ironing £15.",
    ["90 GBP Deep clean, small", "130 GBP Deep clean, medium", "180 GBP Deep clean, large", "15 GBP Ironing"],
  ],
  ["Day £59, after 6pm £89.", ["59 GBP Day", "89 GBP Day, after 6pm"]],
  [
    "Oil 25 cl is £11.50, 50 cl £19, the 1 liter £34. Kernels in bag 500 g £12.",
    ["11.50 GBP Oil 25 cl", "19 GBP Oil 50 cl", "34 GBP Oil 1 liter", "12 GBP Kernels in bag 500 g"],
  ],
  ["Honey £6, 1 lb candles £8.", ["6 GBP Honey", "8 GBP 1 lb candles"]],
  ["Coffee £3, large cakes £20.", ["3 GBP Coffee", "20 GBP large cakes"]],
])(
  "C-30.132 a time or a size after a price in '%s' belongs to the offer that was named: %j",
  (text, prices) => {
    expect(pricesIn(text)).toEqual(prices);
  },
);

it.each([
  ["A session costs 25 €, home visits +4 €.", ["25 EUR session", "4 EUR home visits"]],
  ["Call out 35 € up to 20 km, after that 0,80 € per km.", ["35 EUR Call out, up to 20 km", "0.80 EUR"]],
  ["Two sets and a playlist, from £1,650 in Cardiff.", ["1650 GBP Two sets and a playlist"]],
  ["From April we do half day walks for the public at our place outside Hexham, £75 a head.", ["75 GBP"]],
  ["We deliver in Hamilton and Dundas for $12 and Burlington for $18.", ["12 USD", "18 USD"]],
  ["Delivery in Leeds is free, Cakes £30.", ["30 GBP Cakes"]],
])("a sign, a place or 'after that' beside a price is not its name: '%s'", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it.each([
  ["A small stove begins around 4,800 €.", ["4800 EUR small stove"]],
  ["A student gaita begins at 780 euros.", ["780 EUR student gaita"]],
  ["For a call out it's €90.", ["90 EUR call out"]],
  ["A 10 inch sponge feeds about 20 and starts at €48.", ["48 EUR 10 inch sponge"]],
  ["A tuning takes about an hour and costs 105 euro.", ["105 EUR tuning"]],
])("the verb between a thing and its price is no part of the name: '%s'", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it.each([
  ["Courses in May, one Saturday, max 12 people, 65 € with soup.", ["65 EUR"]],
  ["Reports with photos, £180 within an hour's drive.", ["180 GBP Reports with photos"]],
  ["140 eur one night, weekend fri-sun 250.", ["140 EUR one night"]],
  ["Priced by the hole, £2.40 a hole at the moment.", ["2.40 GBP"]],
  [
    "In the shop only reeds for now (chanter reed 16 €, Gore-Tex bag 110 €).",
    ["16 EUR chanter reed", "110 EUR Gore-Tex bag"],
  ],
])("how many may come, a number or how a price is made is not its name: '%s'", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it("a square metre belongs to the price; a number with its tax is a price without a currency too", () => {
  expect(factsOf("price", "A balcony net costs 18 to 25 euro the square meter, mounted.")[0]?.text).toBe(
    "18 to 25 euro the square meter",
  );
  expect(
    factsOf("price", "Callout 95 plus gst incl first half hour.", "NZ").map(({ about, value }) => [
      about,
      value,
    ]),
  ).toEqual([["Callout", "95 NZD"]]);
  expect(
    factsOf("price", "€65 first visit, which is 45 minutes, not 20, and €55 after.").map(
      ({ value }) => value,
    ),
  ).toEqual(["65 EUR", "55 EUR"]);
});

it("C-30.133 the full stop of a sentence is no part of its price", () => {
  const text = "Towels are £3 each, robes £5 each. Eggs £2 each.";
  expect(factsOf("price", text, "GB").map((fact) => fact.text)).toEqual(["£3 each", "£5 each", "£2 each"]);
});

it.each([
  [
    "Machine from 5 €, open all the days 8 to 22 h, last wash 21. Dryer 1 €.",
    "ES",
    ["5 EUR Machine", "1 EUR Dryer"],
  ],
  ["Adults €9, last entry 17. Kids €5, doors 19.", "IE", ["9 EUR Adults", "5 EUR Kids"]],
  ["Wash £12, last few sets 15 each.", "GB", ["12 GBP Wash", "15 GBP last few sets"]],
  ["Double room 85 €, check-in 15, check-out 11.", "FR", ["85 EUR Double room"]],
  ["A fella from Boston making tables bought $1100 of slabs in one go.", "US", []],
  ["Mugs £12. One lady spent about £90 and a couple ordered £400 of plates.", "GB", ["12 GBP Mugs"]],
  ["Bought together £30, a set of four £50.", "GB", ["30 GBP Bought together", "50 GBP set of four"]],
  ["Vouchers can be bought for £20.", "GB", ["20 GBP Vouchers can be bought"]],
  ["Half of the people come to me after they paid 400 euro to somebody for nothing.", "ES", []],
  ["I charge by the hour $85 with a 4 hr minimum.", "US", ["85 USD"]],
  [
    "A block of six is £96, it was 90 but the pool hire went up again. One to one is £38.",
    "GB",
    ["96 GBP block of six", "38 GBP One to one"],
  ],
  ["Haircut £18 (was £16), beard £9.", "GB", ["18 GBP Haircut", "9 GBP beard"]],
] as const)(
  "a time, somebody's purchase or an earlier price in '%s' is no offer",
  (text, country, prices) => {
    expect(pricesIn(text, country)).toEqual(prices);
  },
);

it.each([
  [
    "Its 14 euro a costume for the week for schools and 18 for societies and thats with the cleaning.",
    ["14 EUR costume for the week for schools", "18 EUR costume for the week for societies"],
  ],
  ["Entry is €5 for adults and 3 for kids.", ["5 EUR Entry", "3 EUR Entry, for kids"]],
  [
    "Hen parties which is just walk in, 25 to 40 euro for the weekend and a 30 deposit you get back.",
    ["25 EUR to 40 EUR"],
  ],
  ["It's €12. That's €15. They're €4 each.", ["12 EUR", "15 EUR", "4 EUR"]],
  ["A boat is €60 for two people and 4 for the price of 3 on Mondays.", ["60 EUR boat, two people"]],
])("the amounts in '%s' are for %j", (text, prices) => {
  expect(pricesIn(text, "IE")).toEqual(prices);
});

it("C-30.190 a price list of a sentence keeps whole names, without what is said in praise of them", () => {
  const text =
    "Mutton pie with peas £8, curry of the day £13, lamingtons £4 made by Bev. Coffee's proper, £4.50. Thursday 5.30 till the trucks are gone.";
  const named = ["Mutton pie with peas", "curry of the day", "lamingtons", "Coffee"];
  expect(factsOf("service", text, "GB").map(({ value }) => value)).toEqual(named);
  expect(pricesIn(text)).toEqual(
    ["8 GBP", "13 GBP", "4 GBP", "4.50 GBP"].map((sum, at) => `${sum} ${named[at]}`),
  );
});

it.each([
  [
    "Typical full drawings for a single storey rear extension come to £3,400 to £4,800 plus VAT.",
    ["3400 GBP to 4800 GBP plus VAT full drawings for a single storey rear extension"],
  ],
  [
    "A full rewire of a three-bed house comes to about £4,200.",
    ["4200 GBP full rewire of a three-bed house"],
  ],
  ["Most kitchens work out at £8,000 to £12,000.", ["8000 GBP to 12000 GBP Most kitchens"]],
  ["An average bathroom usually comes out at £3,500.", ["3500 GBP bathroom"]],
  ["First we come and see the house, that's £120 and comes off the fee if you go ahead.", ["120 GBP"]],
  ["A survey is £90 and goes towards the work.", ["90 GBP survey"]],
  ["We deliver in Cork county, €15 and free over €150.", ["15 EUR"]],
  ["We also ship anywhere in Ireland, €12 a box.", ["12 EUR"]],
  [
    "Repainting of all the outside woodwork of a detached house with three storeys £4,800.",
    ["4800 GBP …the outside woodwork of a detached house with three storeys"],
  ],
  [
    "Average speed camera check £12, typing 20 to 30 €.",
    ["12 GBP speed camera check", "20 EUR to 30 EUR typing"],
  ],
])("the prices in '%s' are %j: whole words, both ends of a range, and no verb", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it("a price whose name would be a sentence has none and is not proposed for print", () => {
  const [price] = factsOf("price", "We deliver in Cork county, €15 and free over €150.", "IE");
  expect(price).toMatchObject({ about: "", proposal: "keep" });
});

it.each([
  ["Map framing is the exception: £85.", ["85 GBP Map framing"]],
  ["Gel nails are another story: £35.", ["35 GBP Gel nails"]],
  ["Haircuts are by appointment: £20.", ["20 GBP Haircuts"]],
  ["A sweep is cheap: £60.", ["60 GBP sweep"]],
  ["Cake of the week is lemon drizzle: £4.", ["4 GBP"]],
  ["Fees are: visit £60.", ["60 GBP visit"]],
])(
  "C-30.728 what is said of an offer before the colon in '%s' is no part of its name: %j",
  (text, prices) => {
    expect(pricesIn(text)).toEqual(prices);
  },
);
