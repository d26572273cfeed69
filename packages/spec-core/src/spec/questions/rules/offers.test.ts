import { expect, it } from "vitest";
import { type Answers, asked, find, questionOf } from "../asked.fixture.ts";

it("C-32.1296 the law's facts of drinks are asked for where they are sold on the site", () => {
  const answers: Answers = {
    niche: "Vineyard",
    goals: ["Sell Products"],
    pages: ["Home", "Products"],
    contact: { country: "GB" },
    offers: [{ name: "Rosé 2023", what: "", price: "£18" }],
  };
  expect(questionOf(answers, "product-data")).toMatch(/alcohol by volume, and what it was fined with/);
  expect(questionOf({ ...answers, niche: "Bakery" }, "product-data")).not.toMatch(/alcohol/);
});

it("prices in words are prices in passing", () => {
  const formData: Answers = {
    niche: "Garage",
    pages: ["Pricing"],
    description: "A basic service is from two hundred and nineteen. Loan cars are twenty dollars.",
  };
  expect(questionOf(formData, "prices-missing")).toMatch(/in passing/);
});

it("prices-differ is not asked about a day's and a night's price", () => {
  const locksmith: Answers = {
    niche: "Locksmith",
    pages: ["Pricing"],
    description: "Lockout $95 days, $140 after 9 pm.",
    offers: [{ name: "Lockout", price: "$95 / $140 night" }],
  };
  expect(find(locksmith, "prices-differ")).toBeUndefined();
});

const kitchens: Answers = {
  niche: "Kitchen doors",
  description: "Kitchen doors on show. We sell and fit kitchen doors.",
  pages: ["Home", "Products", "Contact"],
  goals: ["Sell Products"],
  contact: { country: "US", phone: "(802) 555-0101" },
};

it("C-32.1180 no prices are asked for products whose prices the client wants off the site", () => {
  const never = { ...kitchens, contentNotes: "Don't show door prices, they change." };
  expect(questionOf(never, "product-data")).not.toMatch(/prices/);
  expect(questionOf(kitchens, "product-data")).toMatch(/prices/);
});

it("C-32.1187 of a fee that is a share the base and what comes on top are asked", () => {
  const answers: Answers = {
    pages: ["Home", "Pricing"],
    niche: "Letting agent",
    description: "We let flats. Letting fee 9% + GST.",
    contact: { country: "NZ" },
  };
  expect(questionOf(answers, "prices-missing")).toMatch(/Of what is this share/);
  expect(find(answers, "prices-missing")?.quotes).toEqual(["Letting fee 9% + GST."]);
  expect(asked(answers).map(({ id }) => id)).not.toContain("prices-consumers");
  const none = { ...answers, description: "We let flats. 20% discount in May." };
  expect(questionOf(none, "prices-missing")).not.toMatch(/share/);
});

it('C-32.1369 "prices-differ" is not asked where nothing of the kind is meant', () => {
  const description = "Dec to Feb: $175 for the van. Dec to Feb: $195 for the bus.";
  expect(find({ pages: ["Home"], description }, "prices-differ")).toBeUndefined();
});
