import { expect, it } from "vitest";
import { type Answers, asked, questionOf } from "../asked.fixture.ts";

it("C-32.817 of private customers the total with tax is asked", () => {
  const offers = [{ name: "Skip 6 yd", what: "", price: "£150 + VAT" }];
  const asked = (audience: string) =>
    questionOf({ offers, audience, contact: { country: "GB" } }, "prices-consumers");
  expect(asked("Homeowners and builders")).toMatch(/^Which total with VAT/);
  expect(asked("Builders")).toMatch(/^Do private customers buy/);
  expect(asked("Homeowners")).not.toMatch(/Is every price/);
});

const idsOf = (answers: Answers): string[] => asked(answers).map(({ id }) => id);

it("C-32.1170 who serves no households has no private customers to ask about", () => {
  const answers = {
    country: "GB",
    niche: "Commercial window cleaning",
    audience: "Landlords, cafes. Not households",
    description: "We clean windows. Shop fronts £20, plus VAT.",
    pages: ["Home", "Pricing"],
    contact: { country: "GB" },
  };
  expect(idsOf(answers)).not.toContain("prices-consumers");
  expect(idsOf({ ...answers, audience: "Landlords, cafes, households" })).toContain("prices-consumers");
});

it("C-32.1375 who writes for owners of boats or for individuals is asked for the totals", () => {
  const question = (audience: string) =>
    questionOf(
      {
        niche: "boatyard",
        pages: ["Home", "Pricing"],
        description: "We paint hulls. £20 a foot, plus VAT.",
        contact: { country: "GB" },
        audience,
      },
      "prices-consumers",
    );
  expect(question("Boat owners on the Deben.")).toMatch(/^Which total/);
  expect(question("People in the trade.")).toMatch(/^Do private customers/);
});
