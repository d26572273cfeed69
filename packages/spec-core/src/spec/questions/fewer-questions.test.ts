import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "./asked.fixture.ts";

it("C-32.816 a deposit that is due later is asked for when it is due", () => {
  const deposit = (description: string) => find({ niche: "Marquee hire", description }, "deposit");
  expect(deposit("We put up tents. No deposit up to 3 weeks before.")).toMatchObject({
    blocks: "page",
    question: expect.stringMatching(/^When exactly is a deposit due, how much/),
  });
  expect(deposit("We put up tents. We take a deposit.")?.blocks).toBe("nothing");
});

it("C-32.817 of private customers the total with tax is asked", () => {
  const offers = [{ name: "Skip 6 yd", what: "", price: "£150 + VAT" }];
  const asked = (audience: string) =>
    questionOf({ offers, audience, contact: { country: "GB" } }, "prices-consumers");
  expect(asked("Homeowners and builders")).toMatch(/^Which total with VAT/);
  expect(asked("Builders")).toMatch(/^Do private customers buy/);
  expect(asked("Homeowners")).not.toMatch(/Is every price/);
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

it("C-32.821 works in pictures that are asked for already are not asked for again", () => {
  const groomer: Answers = { niche: "Cat groomer", pages: ["Home"] };
  const notes = "I've loads of before and afters on my phone.";
  expect(find({ ...groomer, contentNotes: notes }, "portfolio")).toBeUndefined();
  expect(find({ ...groomer, contentNotes: notes }, "pictures")?.quotes).toEqual([notes]);
});

it("C-32.822 a tool that the client uses is asked for its name, not for times", () => {
  const studio: Answers = { niche: "Dance studio", goals: ["Book Appointments"] };
  const asked = (description: string) => questionOf({ ...studio, description }, "booking-tool");
  expect(asked("Booking goes through our booking app.")).not.toMatch(/What can they book|send a request/);
  expect(asked("We dance.")).toMatch(/What can they book/);
});
