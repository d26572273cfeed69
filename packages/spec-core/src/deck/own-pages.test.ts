import { describe, expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent } from "./index.ts";

const slotsOf = (formData: object, page: string) =>
  draftContent(buildSpec(onboardingSchema.parse({ formData }), context)).slots.filter(
    (slot) => slot.page === page,
  );

const bakery = {
  businessName: "Hatch Bakery",
  niche: "Bakery",
  description: "We bake sourdough overnight. Cakes are baked to order, three days ahead.",
  pages: ["Home", "About"],
  customPages: ["Cakes"],
};

it("C-36.233 a page of the client's own opens with the sentence about its subject", () => {
  const lead = slotsOf(bakery, "/cakes").find(({ section }) => section === "top");
  expect(lead?.text).toBe("Cakes are baked to order, three days ahead.");
  const other = slotsOf({ ...bakery, pages: ["Home"], customPages: ["Donate"] }, "/donate");
  expect(other.find(({ section }) => section === "top")?.text).toBe("We bake sourdough overnight.");
});

it("a page without a sentence about its subject does not repeat the lead of the page about the business", () => {
  const formData = { ...bakery, customPages: ["Donate"] };
  const topOf = (page: string) => slotsOf(formData, page).find(({ section }) => section === "top")?.text;
  expect(topOf("/about")).toBe("We bake sourdough overnight.");
  expect(topOf("/donate")).toBeUndefined();
});

it("C-36.234 its note says in plain words what to write", () => {
  const open = slotsOf(bakery, "/cakes").find(({ status }) => status === "open");
  expect(open?.hint).toBe("what customers should read on the page “Cakes”");
});

it.each(["Projects", "Our work", "Gallery"])(
  "C-36.235 a builder's own page named %s shows pictures of the work",
  (name) => {
    const builder = { businessName: "Pritchard", niche: "Builders", pages: ["Home"], customPages: [name] };
    const hints = slotsOf(builder, `/${name.toLowerCase().replace(" ", "-")}`).map(({ hint }) => hint);
    expect(hints).toContain("pictures of finished jobs, each with a line on what it shows");
  },
);

it("C-36.236 beside a portfolio such a page keeps its own text", () => {
  const both = {
    businessName: "Pritchard",
    niche: "Builders",
    pages: ["Home", "Portfolio"],
    customPages: ["Projects"],
  };
  expect(slotsOf(both, "/projects").map(({ hint }) => hint)).toContain(
    "what customers should read on the page “Projects”",
  );
});

const cakes = {
  ...bakery,
  pages: ["Home", "Services"],
  offers: [
    { name: "Cakes", what: "three layers, for twelve", price: "£48" },
    { name: "Sourdough", what: "", price: "£4" },
  ],
  contact: { country: "GB" },
};

it("a page of the client's own that is named like an offer says what it is and costs", () => {
  const texts = slotsOf(cakes, "/cakes").map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining(["Three layers, for twelve. Cakes are baked to order, three days ahead.", "£48"]),
  );
  expect(slotsOf(cakes, "/cakes").filter(({ status }) => status === "open")).toEqual([]);
});

it("a page of one offer has the client's sentences about it, and no others", () => {
  const evening = {
    ...cakes,
    description:
      "Our fix your own bike evenings are on Thursdays, for up to six people. We repair all kinds of bicycles for commuters and families.",
    customPages: ["Fix your own bike evenings"],
    offers: [{ name: "Fix your own bike evening", what: "2 hours", price: "£20" }],
  };
  const texts = slotsOf(evening, "/fix-your-own-bike-evenings").map(({ text }) => text);
  expect(texts).toContain("2 hours. Our fix your own bike evenings are on Thursdays, for up to six people.");
});

it("a page named like several of an offer is that offer's page, in the client's order of offers", () => {
  const classes = {
    ...cakes,
    customPages: ["Baking Classes"],
    offers: [...cakes.offers, { name: "Baking class", what: "Sundays, for six", price: "£60" }],
  };
  const texts = slotsOf(classes, "/baking-classes").map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(["Sundays, for six", "£60"]));
  const names = slotsOf(classes, "/services").filter(({ kind }) => kind === "item");
  expect(names.map(({ text }) => text)).toEqual(["Cakes", "Sourdough", "Baking Classes"]);
});

it("a page of the client's own does not open with a sentence about something else", () => {
  const taqueria = {
    businessName: "La Luna",
    niche: "Taqueria",
    description: "Salsa on Fridays. Tacos till midnight.",
    pages: ["Home", "About"],
    customPages: ["Reservations"],
  };
  expect(slotsOf(taqueria, "/about").map(({ text }) => text)).toContain("Salsa on Fridays.");
  expect(slotsOf(taqueria, "/reservations").map(({ text }) => text)).not.toContain("Salsa on Fridays.");
});

it("the name of a page that was typed in small letters begins with a capital like the others, 'iPhones' stays", () => {
  const pages = { ...bakery, businessName: "hatch", customPages: ["cake care", "iPhones"] };
  const namesOf = (page: string) =>
    slotsOf(pages, page).flatMap(({ kind, text }) => (kind === "title" || kind === "headline" ? [text] : []));
  expect(namesOf("/cake-care")).toEqual(["Cake care | hatch", "Cake care"]);
  expect(namesOf("/iphones")).toEqual(["iPhones | hatch", "iPhones"]);
  expect(namesOf("/")[0]).toBe("hatch | Bakery");
});

it("one service with a page of its own hides none of the others", () => {
  const names = slotsOf(cakes, "/services").filter(({ kind }) => kind === "item");
  expect(names.map(({ text }) => text)).toEqual(["Cakes", "Sourdough"]);
});

it("several pages without a sentence of their own do not all open with the same one; the one about the business does", () => {
  const several = {
    ...bakery,
    pages: ["Home", "About", "Portfolio", "Careers"],
    customPages: ["Cakes", "Donate"],
  };
  const leadOf = (page: string) => slotsOf(several, page).find(({ section }) => section === "top")?.text;
  expect(["/about", "/portfolio", "/careers", "/cakes", "/donate"].map(leadOf)).toEqual([
    "We bake sourdough overnight.",
    undefined,
    undefined,
    "Cakes are baked to order, three days ahead.",
    undefined,
  ]);
});

it("C-36.712 a page of the client's own has the sentence and the offer on its subject, not the introduction", () => {
  const movers = {
    businessName: "Lund Haulage",
    niche: "Haulage & warehousing",
    description:
      "Haulage and warehousing in Hull and the East Riding. 4 lorries, 9 of us. Warehousing at our depot in Hessle, dry and alarmed, by the week. We go all over the UK.",
    pages: ["Home", "About"],
    customPages: ["Warehousing"],
    offers: [{ name: "Warehousing per pallet", what: "up to 1 tonne", price: "£6 a week" }],
  };
  const { statements } = buildSpec(onboardingSchema.parse({ formData: movers }), context).content;
  const wordChoices = statements.map(({ id }) => ({ id, print: true }));
  const slots = slotsOf({ ...movers, wordChoices }, "/warehousing").filter(
    ({ section }) => section !== "head",
  );
  expect(slots.every(({ status }) => status !== "open")).toBe(true);
  expect(slots.map(({ text }) => text)).toEqual([
    "Warehousing at our depot in Hessle, dry and alarmed, by the week.",
    "Prices",
    "Warehousing per pallet",
    "£6 a week",
    "Up to 1 tonne",
  ]);
});

const everythingOn = (formData: object, page: string) => {
  const { statements, facts } = buildSpec(onboardingSchema.parse({ formData }), context).content;
  const wordChoices = [...statements, ...facts].map(({ id }) => ({ id, print: true }));
  return slotsOf({ ...formData, wordChoices }, page).filter(({ section }) => section !== "head");
};

it.each([
  ["Find us at fairs", "We sell at the Sunday fair in Nakuru and on the first of the month in Thika."],
  ["Markets", "You find us at the Saturday market in Nakuru, early, under the big tree."],
])("C-36.969 the page '%s' has '%s'", (name, sentence) => {
  const jam = { ...bakery, niche: "Jam", description: `We make jam. ${sentence}`, customPages: [name] };
  const page = `/${name.toLowerCase().replaceAll(" ", "-")}`;
  expect(everythingOn(jam, page).some(({ text }) => text === sentence)).toBe(true);
});

it("C-36.970 a page has the priced offer with the word that it is about, and for whom the client says it is", () => {
  const school = {
    businessName: "Hull Skippers",
    niche: "climbing school",
    description: "We teach climbing in Hull.",
    audience: "Nervous beginners. We teach teenagers in the half terms.",
    pages: ["Home", "Services"],
    customPages: ["School Half Terms"],
    offers: [
      { name: "Teenage half term days", what: "", price: "£90" },
      { name: "Private hour", what: "", price: "£40" },
    ],
  };
  const slots = everythingOn(school, "/school-half-terms");
  expect(slots.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["We teach teenagers in the half terms.", "Teenage half term days", "£90"]),
  );
  expect(slots.some(({ text }) => text.includes("beginners") || text === "Private hour")).toBe(false);
});

it("C-36.971 such a word that only says of what kind an offer is makes none part of a page", () => {
  const classes = {
    ...bakery,
    customPages: ["Saturday classes"],
    offers: [{ name: "Private class", what: "", price: "£90" }],
  };
  expect(everythingOn(classes, "/saturday-classes").some(({ text }) => text === "Private class")).toBe(false);
});

it("C-29.755 the least amount of an order is nothing that is offered, and heads no list of prices", () => {
  const mill = {
    businessName: "Weir Mill",
    niche: "Flour mill",
    description: "We mill rye in Ely. Wholesale minimum is £40 a drop. We deliver on Fridays before nine.",
    pages: ["Home", "Products"],
    customPages: ["Wholesale"],
  };
  const slots = everythingOn(mill, "/wholesale");
  expect(
    slots
      .filter(({ kind }) => kind === "text")
      .map(({ text }) => text)
      .join(" "),
  ).toContain("We deliver on Fridays before nine.");
  expect(slots.filter(({ kind }) => kind === "item" || kind === "headline")).toEqual([]);
  const goods = everythingOn(mill, "/products").filter(({ kind }) => kind === "item");
  expect(goods.map(({ text }) => text)).not.toContain("Wholesale minimum");
});

it.each([
  ["Chamber choir", "what visitors should read on the page “Tours”"],
  ["Bakery and cafe wholesale", "what customers should read on the page “Tours”"],
  ["Bakery and cafe", "what guests should read on the page “Tours”"],
])("C-29.756 who reads the pages of a %s: %s", (niche, hint) => {
  const form = { businessName: "Fenland", niche, description: "", pages: ["Home"], customPages: ["Tours"] };
  expect(slotsOf(form, "/tours").map((slot) => slot.hint)).toContain(hint);
});

const gardener = {
  ...bakery,
  businessName: "Weald Gardens",
  niche: "Gardener",
  pages: ["Home", "Services", "FAQ"],
};

it("a page on the area has the list with that label and the rest of its paragraph, which no other page repeats", () => {
  const description =
    "We mow and prune.\n\nAreas: TN1, TN2, TN4. TN9 only on Fridays. Not Dover.\n\nWe take the cuttings away.";
  const form = { ...gardener, description, customPages: ["Areas we cover"] };
  const texts = everythingOn(form, "/areas-we-cover").map(({ text }) => text);
  expect(texts[0]).toBe("TN1, TN2, TN4.");
  expect(texts.join(" ")).toContain("TN9 only on Fridays. Not Dover.");
  expect(everythingOn(form, "/areas-we-cover").some(({ status }) => status === "open")).toBe(false);
  expect(everythingOn(form, "/services").some(({ text }) => text.includes("TN9"))).toBe(false);
  const answer = everythingOn(form, "/faq").find(({ text }) => text.startsWith("Areas: TN1"));
  expect(answer?.text).toBe("Areas: TN1, TN2, TN4. TN9 only on Fridays. Not Dover.");
});

it("a page named like the label of a list has the list, and misses nothing", () => {
  const form = {
    ...bakery,
    description: "We bake sourdough overnight. Flavours: plum, walnut, rye, poppy seed.",
    customPages: ["Flavours"],
  };
  const slots = everythingOn(form, "/flavours");
  expect(slots.map(({ text }) => text)).toEqual(["Plum, walnut, rye, poppy seed."]);
});

it("of two offers with the word of the page, the one whose description has the other word is its offer", () => {
  const form = {
    ...bakery,
    customPages: ["Harbour Tours"],
    offers: [
      { name: "Ghost & cellar tours", what: "two hours after dark", price: "£12" },
      { name: "Salt and sail tour", what: "by boat through the harbour, Sundays", price: "£30" },
    ],
  };
  const names = everythingOn(form, "/harbour-tours").filter(({ kind }) => kind === "item");
  expect(names.map(({ text }) => text)).toEqual(["Salt and sail tour"]);
});

it("a page named after two kinds of things has the offers of both", () => {
  const form = {
    ...bakery,
    customPages: ["Yurts & shepherd huts"],
    offers: [
      { name: "Yurt", what: "for four", price: "£90" },
      { name: "Shepherd hut by the pond", what: "for two", price: "£75" },
      { name: "Huts of willow, workshop", what: "", price: "£40" },
    ],
  };
  const names = everythingOn(form, "/yurts-shepherd-huts").filter(({ kind }) => kind === "item");
  expect(names.map(({ text }) => text)).toEqual(["Yurt", "Shepherd hut by the pond"]);
});

it("a page that shares words with an offer lists the offers on its subject; the lists of services keep their names", () => {
  const form = {
    ...bakery,
    niche: "Dentist",
    pages: ["Home", "Services"],
    customPages: ["Children's teeth"],
    offers: [
      { name: "Children's teeth check-up", what: "with a sticker", price: "€30" },
      { name: "Sealing for children", what: "four molars", price: "€80" },
      { name: "Whitening", what: "one hour", price: "€200" },
    ],
  };
  const named = (page: string) =>
    everythingOn(form, page).flatMap(({ kind, text }) => (kind === "item" ? [text] : []));
  expect(named("/childrens-teeth")).toEqual(["Children’s teeth check-up", "Sealing for children"]);
  expect(named("/services")).toEqual(["Children’s teeth check-up", "Sealing for children", "Whitening"]);
});

it.each([
  ["Camping", "Twelve pitches by the river have a hook-up.", true],
  ["Cafe", "Toasties until two, scones all day.", true],
  ["Things to do", "The castle is ten minutes away on foot.", true],
  ["Things to do", "We repair tents.", false],
])("the page '%s' has '%s': %s", (name, sentence, isThere) => {
  const form = {
    ...bakery,
    niche: "Holiday farm",
    description: `We welcome guests. ${sentence}`,
    customPages: [name],
  };
  const page = `/${name.toLowerCase().replaceAll(" ", "-")}`;
  expect(everythingOn(form, page).some(({ text }) => text.includes(sentence))).toBe(isThere);
});

describe("a studio with courses, a shop and a membership", () => {
  const studio = {
    businessName: "Reed Loom",
    niche: "Weaving studio",
    description:
      "We weave in Leith. The beginners' course is the one to start with, five evenings at the big looms. Members come when they like.",
    goals: ["Sell Products"],
    pages: ["Home", "Contact"],
    customPages: ["Courses", "Shop", "Membership"],
    offers: [
      { name: "Beginners' course", what: "five evenings", price: "£180" },
      { name: "Sunday taster", what: "2 hours at the loom", price: "£35" },
      { name: "Tapestry Thursday", what: "10am to 1pm, drop in", price: "£28" },
      { name: "Loom membership", what: "a shelf and 12 hours a week", price: "£70" },
      { name: "Lambswool scarf", what: "in six colours", price: "£48" },
    ],
  };
  const titlesOn = (page: string): string[] =>
    everythingOn(studio, page)
      .filter(({ kind }) => kind === "item")
      .map(({ text }) => text);

  it("C-36.763 each offer stands on the page that it fits best", () => {
    expect(titlesOn("/courses")).toEqual(["Beginners’ course", "Sunday taster", "Tapestry Thursday"]);
    expect(titlesOn("/membership")).toEqual(["Loom membership"]);
    expect(titlesOn("/shop")).toEqual(["Lambswool scarf"]);
  });

  it("C-36.764 a sentence on the courses does not open the page of the membership", () => {
    const texts = everythingOn(studio, "/membership").map(({ text }) => text);
    expect(texts.some((text) => text.includes("beginners"))).toBe(false);
  });
});

it.each([
  ["Class schedule", "the timetable: each class with its day, time, place, teacher and language"],
  ["Choosing a mat", "what customers should read on the page “Choosing a mat”"],
])("C-36.765 the gap on the page '%s' says what belongs there", (name, gap) => {
  const waiting = { businessName: "Still", niche: "Tile shop", pages: ["Home"], customPages: [name] };
  const path = `/${name.toLowerCase().replaceAll(" ", "-")}`;
  expect(everythingOn(waiting, path).find(({ status }) => status === "open")?.hint).toBe(gap);
});

it("the standard page of the products lists what has a page of the client's own too", () => {
  const florist = {
    businessName: "Lilac Lane",
    niche: "Florist",
    description: "We make bouquets in Frome.",
    pages: ["Home", "Products"],
    customPages: ["Weddings"],
    offers: [
      { name: "Hand-tied bouquet", what: "in season", price: "£35" },
      { name: "Wedding arch", what: "for the ceremony", price: "£240" },
    ],
  };
  const texts = slotsOf(florist, "/products").map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(["Hand-tied bouquet", "Wedding arch", "£240"]));
});
