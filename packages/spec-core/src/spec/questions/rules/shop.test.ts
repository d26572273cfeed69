import { describe, expect, it } from "vitest";
import { type Answers, asked, find, questionOf, vet } from "../asked.fixture.ts";

it.each([
  "There is no charge for delivery.",
  "We do not charge for delivery within 5 miles.",
  "The landlord does not like delivery vans in the yard.",
])("C-32.1416 '%s' refuses no delivery", (onlyForUs) => {
  const shop: Answers = {
    niche: "farm shop",
    pages: ["Home", "Products"],
    goals: ["Sell Products"],
    description: "We sell eggs.",
  };
  expect(find({ ...shop, onlyForUs }, "delivery")).toBeDefined();
});

it("C-32.1401 who sends what is ordered by phone is asked for returns and heavy parcels", () => {
  const toys: Answers = {
    niche: "toy shop",
    pages: ["Home", "Products"],
    contentNotes:
      "Please don't build an online shop. You ring, you pay by card over the phone, and we wrap and post. Postage is $12.",
    contact: { country: "AU" },
  };
  expect(questionOf(toys, "orders-elsewhere")).toMatch(/large or heavy.*take goods back.*damaged/u);
});

it("C-32.1386 who refuses delivery, also in confidence, is asked for orders that are collected", () => {
  const shop = (onlyForUs: string): Answers => ({
    niche: "farm shop",
    pages: ["Home", "Products"],
    goals: ["Sell Products"],
    description: "We sell meat and eggs.",
    onlyForUs,
  });
  const quiet = shop("People ring and collect. Please don't put anything about delivery.");
  expect(asked(quiet).map(({ id }) => id)).toEqual(expect.arrayContaining(["collected-orders"]));
  expect(find(quiet, "delivery")).toBeUndefined();
  expect(find(quiet, "returns")).toBeUndefined();
  expect(find(shop("We may go on the radio."), "delivery")).toBeDefined();
});

it("C-32.1387 what food has to show is asked once, with the products", () => {
  const shop: Answers = {
    niche: "farm shop",
    pages: ["Home", "Products"],
    goals: ["Sell Products"],
    description: "We sell beef, honey and chutneys.",
    offers: [{ name: "Beef box" }, { name: "Honey" }],
  };
  expect(questionOf(shop, "product-data")).toMatch(/allergens/);
  expect(find(shop, "product-rules")).toBeUndefined();
  expect(
    find({ ...shop, niche: "candle maker", description: "We sell candles.", offers: [] }, "product-rules"),
  ).toBeDefined();
});

const answers: Answers = { niche: "violin maker", pages: ["Home"], description: "New violins in Berlin." };

it.each([
  ["The adjustment cannot be done by post.", false],
  ["We send strings by post.", true],
])("C-32.1318 '%s' is about goods that are sent: %s", (contentNotes, isAsked) => {
  expect(find({ ...answers, contentNotes }, "sell-online") !== undefined).toBe(isAsked);
});

it.each([
  ["Charity: we raise money for a local cat rescue.", false],
  ["We do two concerts a year, one for charity.", false],
  ["We are a registered charity.", true],
])("C-32.1335 '%s' makes the business a charity: %s", (notes, isAsked) => {
  expect(find(vet(notes), "charity-number") !== undefined).toBe(isAsked);
});

it("C-32.1346 whose customers are non-profits is no charity", () => {
  const description = "We clean for offices, clinics and non-profits in Winnipeg.";
  expect(find({ niche: "office cleaning", pages: ["Home"], description }, "charity-number")).toBeUndefined();
});

it("C-32.1347 a score that is sent every month is no mail order", () => {
  const description = "We do an inspection every month with a score that we send you.";
  expect(find({ niche: "office cleaning", pages: ["Home"], description }, "sell-online")).toBeUndefined();
});

it("C-32.1348 a shop is asked for the system in which it takes orders already", () => {
  const answers: Answers = { niche: "pizzeria", pages: ["Home"], goals: ["Sell Products"] };
  expect(find(answers, "payment")?.question).toContain("in a system already");
});

const escapeRooms: Answers = {
  niche: "escape rooms",
  pages: ["Home", "Pricing"],
  customPages: ["The Rooms", "Gift Cards"],
  goals: ["Sell Products", "Book Appointments"],
  description: "We build games for two to six, and sell gift cards. You can bring cake to the lounge.",
  offers: [{ name: "Any room", what: "per person, 3 or more players", price: "$32" }],
};

it.each(["delivery", "returns", "product-data", "product-rules"])(
  "C-32.1356 who sells places and gift cards alone is not asked for '%s'",
  (id) => {
    expect(find(escapeRooms, id)).toBeUndefined();
  },
);

it("C-32.1357 the rooms of a game have no beds", () => {
  const question = find(escapeRooms, "page-the-rooms")?.question ?? "";
  expect(question).toContain("what exactly it includes");
  expect(question).not.toContain("beds");
});

const idsOf = (formData: Answers) => asked(formData).map(({ id }) => id);

it("a shop is none whose owner sells and wants no online shop, unless goods are sent", () => {
  const shop = (contentNotes: string) =>
    idsOf({ pages: ["Home", "Products"], goals: ["Sell Products"], contentNotes }).includes("payment");
  expect(shop("")).toBe(true);
  expect(shop("No online shop please.")).toBe(false);
  expect(shop("No webshop please. We also send by post.")).toBe(true);
  expect(shop("We sell jam to take away but don't ship.")).toBe(false);
  expect(shop("We don't ship, people order online and collect.")).toBe(true);
  expect(shop("No shipping, pickup at the farm gate.")).toBe(true);
});

it("who hands food over a window sends nothing, and takes nothing back", () => {
  const food = (niche: string) => idsOf({ pages: ["Home"], goals: ["Sell Products"], niche });
  for (const id of ["delivery", "returns"]) {
    expect(food("Takeout food, momo")).not.toContain(id);
    expect(food("Smoked fish")).toContain(id);
  }
});

describe("no question on what the words refuse, tell elsewhere or only seem to name", () => {
  it.each([
    ["payment that is refused", "We don't need them to pay on the website, we take a deposit by phone."],
    ["payment that nobody needs", "No need for people to pay online."],
  ])("payment: %s", (_, contentNotes) => {
    expect(
      find({ niche: "Stained glass", pages: ["Home"], contentNotes }, "payment")?.quotes.join() ?? null,
    ).toBeNull();
  });
});

it("sell-online is not asked about a part of the work done elsewhere", () => {
  const rigger: Answers = {
    niche: "Yacht rigger",
    description: "Wire and rod replacement, own swaging machine to 12mm, bigger we send to Sicily.",
  };
  expect(find(rigger, "sell-online")).toBeUndefined();
});

it("C-32.819 a shop that orders for customers is asked whether it wants a checkout", () => {
  const shop: Answers = { niche: "Record shop", pages: ["Home", "Products"], goals: ["Sell Products"] };
  const asked = (description: string) => questionOf({ ...shop, description }, "payment");
  expect(asked("We'll order any record in print.")).toMatch(
    /^Should the site have a catalog with a checkout/,
  );
  expect(asked("We ship records.")).not.toMatch(/catalog/);
});

it("C-32.820 what the agency may write is not quoted as a rule on returns", () => {
  const shop: Answers = { niche: "Record shop", goals: ["Sell Products"], description: "We ship records." };
  const quotes = (contentNotes: string) => find({ ...shop, contentNotes }, "returns")?.quotes;
  expect(quotes("You can write the dull parts like returns.")).toEqual([]);
  expect(quotes("Returns within 14 days.")).toEqual(["Returns within 14 days."]);
});

it.each([
  ["No online shop. We tried delivery to Leeds and lost money on it.", false],
  ["No online shop. We deliver cheese in Leeds on Fridays.", true],
])("C-32.1227 '%s' tells of goods that are sent: %s", (contentNotes, isAsked) => {
  const answers: Answers = {
    niche: "cheese shop",
    pages: ["Home", "Products"],
    goals: ["Sell Products"],
    description: "We sell cheese.",
    contentNotes,
    contact: { country: "GB" },
  };
  expect(find(answers, "orders-elsewhere") !== undefined).toBe(isAsked);
});

describe("a showroom is no shop on the site", () => {
  const kitchens: Answers = {
    niche: "Kitchen doors",
    description: "Kitchen doors on show. We sell and fit kitchen doors.",
    pages: ["Home", "Products", "Contact"],
    goals: ["Sell Products"],
    contact: { country: "US", phone: "(802) 555-0101" },
  };

  it("C-32.1178 who fits what they sell is asked once if the site takes money, and nothing of parcels", () => {
    const found = idsOf(kitchens);
    expect(found).toContain("shop-online");
    for (const id of ["payment", "delivery", "returns"]) expect(found).not.toContain(id);
    expect(questionOf(kitchens, "shop-online")).toMatch(/pay for anything/);
  });

  it("C-32.1179 who also sells online is asked about payment and delivery", () => {
    const both = { ...kitchens, contentNotes: "Handles we sell online." };
    expect(idsOf(both)).toEqual(expect.arrayContaining(["payment", "delivery", "returns"]));
    expect(idsOf(both)).not.toContain("shop-online");
  });
});

const pottery: Answers = {
  niche: "Glass studio: courses and a shop",
  goals: ["Sell Products"],
  pages: ["Home"],
  customPages: ["Courses", "Shop"],
  description: "Our courses run on Fridays. At the front is the shop, mostly bowls and vases.",
  contact: { country: "GB" },
};

it("a shop beside courses is asked what is sold on the site and how it is sent", () => {
  expect(questionOf(pottery, "delivery")).toMatch(
    /^Which of your goods can people buy on the site.*How do you deliver/,
  );
  // Courses alone are not delivered.
  const courses = { ...pottery, customPages: ["Courses"], description: "Our courses run on Fridays." };
  expect(find(courses, "delivery")).toBeUndefined();
});

it("goods given bring no provider of payments, and a login that is only linked no accounts", () => {
  expect(idsOf({ customPages: ["Donate goods"] })).not.toContain("donations");
  expect(idsOf({ customPages: ["Donate"] })).toContain("donations");
  const customPages = ["Parents' login"];
  expect(idsOf({ customPages, contentNotes: "Parents' login is Famly, just a link." })).not.toContain(
    "members",
  );
  expect(idsOf({ customPages })).toContain("members");
});

it("guests at a table and people who are named beside a number are no staff", () => {
  const shop = (description: string): string[] =>
    idsOf({ goals: ["Sell Products"], pages: ["Home"], description, contact: { country: "EE" } });
  expect(shop("My wife and I grow mushrooms. Courses for max 12 people.")).not.toContain(
    "accessibility-duty",
  );
  expect(shop("We are 12 people.")).toContain("accessibility-duty");
});
