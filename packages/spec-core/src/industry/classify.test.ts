import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../random/any-character.fixture.ts";
import { businesses } from "./businesses.fixture.ts";
import { classifyIndustry, industryOf } from "./classify.ts";
import { industries } from "./industries.ts";

const industryNames =
  "Technology, Healthcare, Finance, Food & Hospitality, Education, Fashion & Beauty, Real Estate & Construction, Creative & Design, Legal Services, Professional Services, Retail & E-commerce, Travel & Tourism, General Business";

describe("classifyIndustry", () => {
  it("C-13.1 there are thirteen industries", () => {
    expect(industries).toEqual(industryNames.split(", "));
  });

  it.each(businesses)("C-13.1 '%s' is %s", (text, industry) => {
    expect(classifyIndustry(text).industry).toBe(industry);
  });

  it("C-13.2 whole words only: 'carpet' is not 'car', 'barista' is not 'bar', 'lawn' is not 'law'", () => {
    expect(classifyIndustry("carpet").evidence).toEqual(["carpet"]);
    for (const text of ["carbonara of", "scarce", "lawnless", "apple", "startling", "designate", "petroleum"])
      expect(classifyIndustry(text)).toEqual({ industry: "General Business", confidence: 0, evidence: [] });
  });

  it("C-13.2 inflections and compounds count as the word", () => {
    for (const text of [
      "plumbers",
      "Plumbing",
      "dentist's",
      "bakeries",
      "hair-dresser",
      "BARBER SHOP",
      "barbershops",
      "cafés",
    ])
      expect(classifyIndustry(text).confidence, text).toBeGreaterThan(0.5);
  });

  it("C-13.3 names the matched words, the most telling first", () => {
    expect(classifyIndustry("A law firm that settles every dispute").evidence).toEqual([
      "law firm",
      "dispute",
    ]);
  });

  it("C-13.4 is surer of several agreeing words than of one, and less sure of mixed ones", () => {
    const one = classifyIndustry("dentist").confidence;
    expect(classifyIndustry("dentist, orthodontist and hygienist").confidence).toBeGreaterThan(one);
    expect(classifyIndustry("dentist and restaurant").confidence).toBeLessThan(one);
  });

  it("C-13.4 the confidence is between 0 and 1, and is 0 exactly without evidence", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.constantFrom(...businesses), (noise, [text]) => {
        const { confidence, evidence } = classifyIndustry(`${noise} ${text}`);
        expect(confidence >= 0 && confidence <= 1).toBe(true);
        expect(confidence === 0).toBe(evidence.length === 0);
      }),
    );
  });

  it.each([
    "",
    "   ",
    "1234 !!",
    "We will be there for you, rain or shine",
    "A family business since 1980 that treats its customers fairly",
    "Excellence. Passion. Trust.",
    "World class people under one roof",
    "Ein Betrieb mit Herz",
    "We care about what you care about and always find a way",
  ])("C-13.5 '%s' names no industry: General Business", (text) => {
    expect(classifyIndustry(text)).toEqual({ industry: "General Business", confidence: 0, evidence: [] });
  });

  it("C-13.6 the trade wins over its customers", () => {
    expect(classifyIndustry("Accounting for restaurants, cafes and hotels").industry).toBe("Finance");
    expect(classifyIndustry("Dental software").industry).toBe("Technology");
  });

  it("C-13.7 of a form the niche says most and the audience least", () => {
    const form = {
      niche: "Bookkeeping",
      businessName: "Green Leaf",
      description: "Friendly and fast",
      audience: "",
    };
    const wide = "Restaurants, hotels, cafes, bakeries, caterers, breweries and pubs";
    expect(industryOf({ ...form, audience: wide }).industry).toBe("Finance");
  });

  it("C-13.11 finds the same in composed and decomposed accents, in any case", () => {
    expect(classifyIndustry("CAFE\u0301")).toEqual(classifyIndustry("café"));
  });
});

it.each([
  ["cake decorating", "Food & Hospitality"],
  ["house decorating", "Real Estate & Construction"],
  ["dog grooming salon", "Professional Services"],
  ["hair salon", "Fashion & Beauty"],
  ["stone mason", "Real Estate & Construction"],
  ["book restoration", "Creative & Design"],
  ["painting restoration", "Creative & Design"],
  ["house painting", "Real Estate & Construction"],
])("C-13.300 a trade of two words is not the trade of one of them: %s is %s", (niche, industry) => {
  const words = { niche, businessName: "", description: "", audience: "" };
  expect(industryOf(words).industry).toBe(industry);
});

describe("the trade and the words beside it", () => {
  it.each([
    ["Retail sale of bread", "Retail & E-commerce"],
    ["Jeweller remaking gold", "Fashion & Beauty"],
    ["Guided tours of gardens, breweries and law courts", "Travel & Tourism"],
    ["Book design studio. We know shops, schools and clinics", "Creative & Design"],
  ])("C-13.6 '%s': what the trade works on counts less than the trade", (text, industry) => {
    expect(classifyIndustry(text).industry).toBe(industry);
  });

  it("C-13.6 a shop or workshop for repairs belongs to the trade of what it repairs", () => {
    expect(classifyIndustry("Bicycle repair workshop").evidence).toEqual(["bicycle repair"]);
    expect(classifyIndustry("Phone repair shop").industry).toBe("Technology");
    expect(classifyIndustry("Bicycle shop").industry).toBe("Retail & E-commerce");
    expect(classifyIndustry("Pottery workshop").industry).toBe("Education");
  });

  it("C-13.6 the head of a compound counts more than its modifier", () => {
    expect(classifyIndustry("Coffee machine repair software").industry).toBe("Technology");
    expect(classifyIndustry("Software company lawyer").industry).toBe("Legal Services");
  });

  it("C-13.6 what is denied does not count", () => {
    expect(classifyIndustry("Not a restaurant")).toEqual(classifyIndustry(""));
    expect(classifyIndustry("A bakery, no restaurant").evidence).toEqual(["bakery"]);
  });

  it("C-13.6 of equal evidence the first named wins", () => {
    expect(classifyIndustry("Florist and bakery").industry).toBe("Retail & E-commerce");
    expect(classifyIndustry("Bakery and florist").industry).toBe("Food & Hospitality");
  });
});

describe("words with two meanings", () => {
  it.each([
    ["Preparing students for the bar exam", "Education"],
    ["Cocktail bar", "Food & Hospitality"],
    ["Bar stools", "Retail & E-commerce"],
    ["Stock photos of real people", "Creative & Design"],
    ["Stock control on a tablet", "Technology"],
    ["Stocks and shares ISAs", "Finance"],
    ["County court claims", "Legal Services"],
    ["Basketball court for hire", "General Business"],
    ["Food court", "Food & Hospitality"],
    ["Tree surgery", "Real Estate & Construction"],
    ["Doctor's surgery", "Healthcare"],
    ["Plant nursery", "Retail & E-commerce"],
    ["Nursery for toddlers", "Education"],
    ["Coach hire for choirs", "Travel & Tourism"],
    ["Life coach", "Professional Services"],
    ["Driving school", "Education"],
    ["Teeth cleaning", "Healthcare"],
    ["Oven cleaning", "Real Estate & Construction"],
    ["Dog grooming", "Professional Services"],
    ["Pet food", "Retail & E-commerce"],
    ["Blood bank", "Healthcare"],
    ["Savings bank", "Finance"],
    ["Mole removal", "Healthcare"],
    ["Mole catcher", "Real Estate & Construction"],
    ["Hair extensions", "Fashion & Beauty"],
    ["House extensions", "Real Estate & Construction"],
    ["Chip shop", "Food & Hospitality"],
    ["Flat whites", "Food & Hospitality"],
    ["Flats to let", "Real Estate & Construction"],
    ["Wedding rings and gold bands", "Fashion & Beauty"],
    ["Jazz band for weddings", "Creative & Design"],
    ["Law of attraction", "General Business"],
    ["Church Street Dental", "Healthcare"],
    ["Old Mill Brewery", "Food & Hospitality"],
    ["Free trial, no job too small, with a smile", "General Business"],
  ])("C-13.10 '%s' is %s", (text, industry) => {
    expect(classifyIndustry(text).industry).toBe(industry);
  });
});

describe("the activity of a clause", () => {
  it.each([
    ["Surgical and medical instrument manufacturing", "General Business"],
    ["Roofing, siding and insulation material wholesalers", "Retail & E-commerce"],
    ["Sports and recreation instruction", "Education"],
    ["Kayaks, paddles and wetsuits for sale", "Retail & E-commerce"],
    ["Magazine about allotments", "Creative & Design"],
    ["Websites for dealers and contractors", "Creative & Design"],
  ])("C-13.6 '%s': the last word names it, unless a preposition comes before it", (text, industry) => {
    expect(classifyIndustry(text).industry).toBe(industry);
  });

  it.each([
    ["Coats (except fur) manufacturing", "General Business"],
    ["Plumbers (no dentist could be gentler)", "Real Estate & Construction"],
  ])(
    "C-13.6 '%s': an aside does not break the clause, and what it excludes does not count",
    (text, industry) => {
      expect(classifyIndustry(text).industry).toBe(industry);
    },
  );

  it.each([
    ["We train baristas", "Education"],
    ["We photograph houses for estate agents", "Creative & Design"],
    ["We sell guitars", "Retail & E-commerce"],
    ["We insure restaurants", "Finance"],
  ])("C-13.6 '%s': what the owner does is the trade", (text, industry) => {
    expect(classifyIndustry(text).industry).toBe(industry);
  });
});

it.each([
  [
    "joiner, mostly tables and chairs",
    "I learnt it in a shop that is a phone store now. Books of leather samples, tables, chairs, boxes, gifts.",
    "Retail & E-commerce",
  ],
  [
    "harp teacher",
    "The old shop sells sofas, cushions and curtains now, price on request.",
    "Retail & E-commerce",
  ],
])("a trade named as the niche outweighs words in passing: '%s'", (niche, description, other) => {
  const words = { niche, businessName: "", description, audience: "" };
  expect(industryOf(words).industry).not.toBe(other);
});
