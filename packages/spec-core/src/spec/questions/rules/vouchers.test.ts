import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "../asked.fixture.ts";

const pottery: Answers = {
  niche: "Glass studio: courses and a shop",
  goals: ["Sell Products"],
  pages: ["Home"],
  customPages: ["Courses", "Shop"],
  description: "Our courses run on Fridays. At the front is the shop, mostly bowls and vases.",
  contact: { country: "GB" },
};

it("of vouchers only what is open is asked, and those sold before if there are any", () => {
  const of = (what: string, description: string): string =>
    questionOf(
      {
        ...pottery,
        customPages: ["Gift vouchers"],
        description,
        offers: [{ name: "Gift voucher", what, price: "£30" }],
      },
      "vouchers",
    );
  expect(of("", "We want gift vouchers on the site.")).toMatch(/what they are for.*how long they are valid/);
  expect(of("for any course, valid 12 months", "Gift vouchers please.")).not.toMatch(
    /what they are for|valid/,
  );
  expect(of("", "We sold ninety gift vouchers by hand last year.")).toMatch(/sold before are still good/);
  expect(of("", "We want gift vouchers on the site.")).not.toMatch(/sold before/);
});

it('C-32.1372 "vouchers" is not asked where nothing of the kind is meant', () => {
  const answers: Answers = { pages: ["Home"], contentNotes: "Gift vouchers would be nice later." };
  expect(find(answers, "vouchers")).toBeUndefined();
});
