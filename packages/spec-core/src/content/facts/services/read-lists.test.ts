import { describe, expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const servicesIn = (text: string): string[] => factsOf("service", text, "GB").map(({ value }) => value);

describe("what was sold or done in the past is no offer of today", () => {
  it.each([
    "My grandfather Con Twomey started it in 1968 selling cabbage plants and tomatoes from one glasshouse.",
    "Dad opened the yard in 1975, making gates and railings.",
    "I spent ten years selling tractors and trailers before I learnt to bake.",
    "Before this I ran a pub doing steaks and burgers.",
    "We were a chandlery providing ropes and sails until the harbour closed.",
    "My parents left Naples in 1961 and began making saddles and bridles in a shed.",
  ])("%s", (text) => {
    expect(servicesIn(text)).toEqual([]);
  });

  it.each([
    ["We are a farm shop selling lamb and honey.", ["lamb", "honey"]],
    ["We were a pub once and are now a farm shop selling lamb and honey.", ["lamb", "honey"]],
    ["Family business known for stair rods and carpets.", ["stair rods", "carpets"]],
  ])("but this is: %s", (text, services) => {
    expect(servicesIn(text)).toEqual(services);
  });
});

describe("what is worked on is no service, the work is", () => {
  it.each([
    [
      "Chimney sweeping and inspections around Montpelier, Barre and Waterbury VT. Wood stoves, fireplaces, pellet stoves. Caps and liners too, I quote those after a look.",
      ["Chimney sweeping", "inspections", "Caps", "liners"],
    ],
    [
      "Chimney sweeping and inspections — wood stoves, fireplaces, pellet stoves.",
      ["Chimney sweeping", "inspections"],
    ],
    ["Boiler servicing and repairs, Leeds. Combis, back boilers, oil.", ["Boiler servicing", "repairs"]],
    ["Piano tuning and repairs in Leeds. Uprights, grands, harmoniums.", ["Piano tuning", "repairs"]],
    [
      "Upholstery and furniture restoration. Chairs, sofas, headboards.",
      ["Upholstery", "furniture restoration"],
    ],
    [
      "Knife sharpening and tool repairs: kitchen knives, shears, chisels.",
      ["Knife sharpening", "tool repairs"],
    ],
  ])("%s", (text, services) => {
    expect(servicesIn(text)).toEqual(services);
  });

  it.each([
    ["Bakery in York. Bread, cakes, pies.", ["Bread", "cakes", "pies"]],
    ["Boilers, radiators, leaks, bathrooms.", ["Boilers", "radiators", "leaks", "bathrooms"]],
    [
      "Dog training and walking in Leeds. Puppy classes, recall lessons, home visits.",
      ["Dog training", "walking", "Puppy classes", "recall lessons", "home visits"],
    ],
    ["Evenings and weekends too. Cats too when you're away.", []],
    [
      "Window cleaning and gutter clearing in Hull. Landlords, homeowners, letting agents.",
      ["Window cleaning", "gutter clearing"],
    ],
    ["Morning and evening in Leeds. Wedding and spring around Hull.", []],
  ])("but these are read as before: %s", (text, services) => {
    expect(servicesIn(text)).toEqual(services);
  });
});

describe("names on a list are whole and without what leads to them", () => {
  it.each([
    [
      "We only do houses, ie. rear and side extensions, lofts, garage conversions and the odd garden room.",
      ["rear and side extensions", "lofts", "garage conversions", "garden room"],
    ],
    ["We do everything outdoors, i.e. fencing, decking and patios.", ["fencing", "decking", "patios"]],
    ["We do trees, namely pruning, felling and stump grinding.", ["pruning", "felling", "stump grinding"]],
    ["I do odd jobs, gutters and fences.", ["odd jobs", "gutters", "fences"]],
    [
      "What we have: bedding and perennials, a lot of which we grow ourselves here on site, shrubs and hedging, fruit trees, pots and bark.",
      ["bedding", "perennials", "shrubs", "hedging", "fruit trees", "pots", "bark"],
    ],
    [
      "What I bake: rye bread, most of which goes to cafés, buns and pretzels.",
      ["rye bread", "buns", "pretzels"],
    ],
    ["Goods in transit insurance up to £50,000 per move.", []],
    ["Furniture is covered up to £2,000 while we store it.", []],
  ])("%s", (text, services) => {
    expect(servicesIn(text)).toEqual(services);
  });
});

it("a place beside an activity, customers and times are no services", () => {
  expect(servicesIn("Custom framing, Feilding.")).toEqual([]);
  expect(servicesIn("Juniors and beginners too.")).toEqual([]);
  expect(
    servicesIn(
      "Most weddings are £900. Most come out around £200. Typical job with 10 metres of cable £899.",
    ),
  ).toEqual(["weddings"]);
  expect(servicesIn("Petrol alone is £40 a week now. About £90 comes back from the insurer.")).toEqual([]);
});

it("C-30.712 'A level' keeps its first letter, an article does not stay", () => {
  expect(servicesIn("We teach A level, GCSE maths and a resit course.")).toEqual([
    "A level",
    "GCSE maths",
    "resit course",
  ]);
});

describe("a list after several verbs", () => {
  it.each([
    ["We design and manufacture gates, railings and staircases.", ["gates", "railings", "staircases"]],
    ["We design, build and install kitchens, bathrooms and bedrooms.", ["kitchens", "bathrooms", "bedrooms"]],
    ["I restore and reupholster chairs and sofas.", ["chairs", "sofas"]],
  ])("C-30.725 '%s' begins after the last of them", (text, services) => {
    expect(servicesIn(text)).toEqual(services);
  });

  it.each([
    "I clean and mount photographs and works on canvas: portraits, landscapes and icons.",
    "We sell and value silver and things with hallmarks.",
  ])("C-30.726 '%s' names no service by a word that says nothing alone", (text) => {
    expect(servicesIn(text)).toEqual([]);
  });

  it("C-30.759 but such a word may end a name", () => {
    expect(servicesIn("We do plumbing, heating and drainage works.")).toEqual([
      "plumbing",
      "heating",
      "drainage works",
    ]);
  });
});

describe("how something is done", () => {
  it.each([
    [
      "We do hoof trims, scans by ultrasound, lambings, foot baths and blood tests.",
      ["hoof trims", "scans by ultrasound", "lambings", "foot baths", "blood tests"],
    ],
    [
      "I do hand engraving, stone setting, casting by hand and repairs.",
      ["hand engraving", "stone setting", "casting by hand", "repairs"],
    ],
    ["Cutting by hand, filing, polishing.", ["Cutting by hand", "filing", "polishing"]],
    // Further means, people and an appointment end the list as before.
    ["We offer lessons by video, letter or phone.", []],
    ["I do blood tests by appointment, ear syringing and vaccinations.", []],
    ["We offer boilers fitted by registered engineers, landlords and tenants welcome.", []],
  ])("C-30.737 in '%s' it belongs to the name: %j", (text, services) => {
    expect(servicesIn(text)).toEqual(services);
  });
});

describe("a sentence that is only a list", () => {
  it.each([
    [
      "I mend coats. Linings, zips, taking in and letting out, collars and cuffs turned, buttons.",
      ["Linings", "zips", "taking in and letting out", "collars and cuffs turned", "buttons"],
    ],
    [
      "Rewires and testing, consumer units, EV chargers, fault finding and repairs.",
      ["Rewires and testing", "consumer units", "EV chargers", "fault finding", "repairs"],
    ],
    // The last part is no item, so that the 'and' before it is that of the list.
    ["Pots, bowls, plates and jugs, all made by hand.", ["Pots", "bowls", "plates", "jugs"]],
    ["Fish and chips, pies and sausages.", ["Fish", "chips", "pies", "sausages"]],
  ])("C-30.738 '%s': an 'and' before the last part joins one name: %j", (text, services) => {
    expect(servicesIn(text)).toEqual(services);
  });

  it.each([
    [
      "Shelving, curtain poles, flat pack/mail order furniture put together.",
      ["Shelving", "curtain poles", "flat pack/mail order furniture put together"],
    ],
    ["We do plumbing/heating/drainage.", ["plumbing", "heating", "drainage"]],
    ["Waxing/threading, facials, lashes.", ["Waxing/threading", "facials", "lashes"]],
  ])("C-30.739 '%s': between commas a slash joins words: %j", (text, services) => {
    expect(servicesIn(text)).toEqual(services);
  });
});

it("C-30.794 dead wood and dead heads are work, and no trouble", () => {
  expect(servicesIn("Pruning, dead heading, felling, hedges.")).toEqual([
    "Pruning",
    "dead heading",
    "felling",
    "hedges",
  ]);
});
