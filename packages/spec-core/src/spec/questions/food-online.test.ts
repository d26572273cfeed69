import { describe, expect, it } from "vitest";
import { type Answers, find, questionOf } from "./asked.fixture.ts";

const chutney: Answers = {
  niche: "Chutney and jam makers",
  pages: ["Home", "Products", "Contact"],
  goals: ["Sell Products"],
  description: "We make chutney in small batches and send it by post.",
  contact: { country: "IE" },
};
const charcuterie: Answers = {
  ...chutney,
  niche: "charcuterie from our own pigs",
  description: "We cure salami and send parcels by post.",
};
const beforeOrder = /allergens, how much it is, how to store it and how long it keeps, before they order/;

describe("food sold at a distance", () => {
  it("asks for what buyers in the EU and the UK must read before they order", () => {
    expect(questionOf(chutney, "product-data")).toMatch(beforeOrder);
    expect(questionOf({ ...chutney, contact: { country: "GB" } }, "product-data")).toMatch(beforeOrder);
  });

  it("does not name that law elsewhere, but asks for ingredients", () => {
    const question = questionOf({ ...chutney, contact: { country: "US" } }, "product-data");
    expect(question).not.toMatch(beforeOrder);
    expect(question).toMatch(/ingredients, allergens/);
  });

  it("asks for the approval number only where products of animals are sent", () => {
    expect(questionOf(charcuterie, "product-data")).toMatch(/approval or registration number/);
    expect(questionOf(chutney, "product-data")).not.toMatch(/approval or registration number/);
  });

  it("asks what the client says of raw milk", () => {
    const cheese = {
      ...chutney,
      niche: "farmhouse cheese",
      contentNotes: "The cheese is made with raw milk.",
    };
    expect(questionOf(cheese, "product-data")).toMatch(/pregnant women/);
    expect(questionOf(chutney, "product-data")).not.toMatch(/pregnant women/);
  });

  it.each(["Hand-carved cheese boards", "tea bowls and wine glasses", "Nuts and bolts", "Dog biscuits"])(
    "%s are no food for people",
    (niche) => {
      const question = questionOf({ ...chutney, niche, description: "We send parcels." }, "product-data");
      expect(question).not.toBe("");
      expect(question).not.toMatch(beforeOrder);
    },
  );

  it("is not asked of a café that sells nothing on the site", () => {
    const cafe: Answers = {
      niche: "Café with cakes and coffee",
      pages: ["Home", "Menu", "Contact"],
      goals: ["Share Information"],
      description: "We bake cakes and serve coffee.",
      contact: { country: "GB" },
    };
    expect(questionOf(cafe, "product-data")).not.toMatch(beforeOrder);
  });
});

describe("what a sentence leaves open answers no part of a question", () => {
  const withNote = (contentNotes: string): Answers => ({ ...chutney, contentNotes });

  it.each([
    "Postage: courier quoted me £5.20 a box but we haven't signed.",
    "Still working out the postage, £4.50 maybe.",
    "Delivery £6, not decided.",
    "Thinking of charging £3.90 for delivery.",
  ])("%s", (note) => {
    expect(questionOf(withNote(note), "delivery")).toMatch(/at what cost \(and from which sum on it is free/);
  });

  it("a price that is settled does", () => {
    expect(questionOf(withNote("Delivery is £6 a box."), "delivery")).not.toMatch(/at what cost/);
  });
});

describe("an undecided price", () => {
  const priced = (price: string, what = "six jars of our own choice in straw"): Answers => ({
    ...chutney,
    offers: [
      { name: "Plum chutney", what: "280 g, with our own plums", price: "£4" },
      { name: "Gift crate", what, price },
    ],
  });

  it.each(["about £30? not decided", "£30?", "£30 tbc", "To be confirmed", "still working it out"])(
    "of goods in a shop is asked for by name: %s",
    (price) => {
      const question = find(priced(price), "prices-current");
      expect(question?.question).toMatch(
        /^What exactly does ‘Gift crate’ cost, what comes on top \(postage, fees\)/,
      );
      expect(question?.quotes).toHaveLength(1);
    },
  );

  it.each(["£30", "around £30", "from £30"])("is none: %s", (price) => {
    expect(find(priced(price), "prices-current")).toBeUndefined();
  });

  it("is asked for by name beside those of services", () => {
    const services = (price: string): Answers => ({
      niche: "Clock repairs",
      pages: ["Home", "Pricing"],
      offers: [
        { name: "Cleaning", what: "a mantel clock, with new oil and a test", price: "£80" },
        { name: "Yearly visit", what: "for clocks that we have repaired before", price },
      ],
    });
    expect(questionOf(services("To be confirmed"), "prices-current")).toMatch(
      /What does ‘Yearly visit’ cost, or should people ask\?/,
    );
    expect(questionOf(services("£60? not sure"), "prices-current")).toMatch(
      /What exactly does ‘Yearly visit’ cost, and what is included\?/,
    );
  });
});

describe("how the prices are shown and for which year they hold", () => {
  const venue = (contentNotes: string): Answers => ({
    niche: "Barn for weddings",
    pages: ["Home", "Pricing"],
    offers: [{ name: "Whole barn", what: "", price: "£5,200" }],
    contentNotes,
  });

  it.each([
    'For the prices I would go with "from".',
    "Let's say starting at for now.",
    "Just put ‘starting from’.",
  ])("%s", (note) => {
    expect(questionOf(venue(note), "prices-current")).toMatch(/exactly, with 'from', or not at all/);
  });

  it.each(["The table below is 2027.", "These are the 2027 prices.", "Prices are for 2027/28."])(
    "%s",
    (note) => {
      expect(questionOf(venue(note), "prices-current")).toMatch(/For which year or season do they hold/);
    },
  );

  it.each([
    "Our prices have stayed the same since 2021.",
    "We say from the heart what we think.",
    "Rates from 2000 euros.",
  ])("%s asks neither", (note) => {
    expect(questionOf(venue(note), "prices-current")).not.toMatch(/exactly, with 'from'|For which year/);
  });
});

describe("awards without a name", () => {
  const notes = (contentNotes: string): Answers => ({ ...chutney, contentNotes });

  it("are asked for and quoted", () => {
    const said = "Also something at Malton, will look out the certificate.";
    expect(find(notes(`We won a gold medal at Harrogate in 2021. ${said}`), "awards")?.quotes).toEqual([
      said,
    ]);
  });

  it("a sentence on something else is none", () => {
    expect(
      find(notes("We are at the market on Fridays. Also something at Malton."), "awards"),
    ).toBeUndefined();
  });
});
