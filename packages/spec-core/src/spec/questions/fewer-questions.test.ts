import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "./asked.fixture.ts";

it.each<[id: string, answers: Answers, counter: Answers]>([
  [
    "functions-named",
    { description: "I teach drums. There's a waiting list for evenings at the moment." },
    { description: "I teach drums. I want a waiting list on the site." },
  ],
  [
    "group-visits",
    { niche: "Pizzeria", description: "Groups over 8 need to take the set menu." },
    { niche: "Museum", description: "School groups should book in advance." },
  ],
  [
    "remote",
    { description: "Estimates are free, on site or by video call." },
    { description: "I give video consultations." },
  ],
  [
    "area-served",
    { niche: "Piano mover", description: "Pianos in Leeds and surrounding area. We do all of UK." },
    { niche: "Piano mover", description: "Pianos in Leeds and surrounding area." },
  ],
  [
    "open-choice",
    { contentNotes: "My brother takes good photos, we have maybe 40." },
    { contentNotes: "We have 40 or maybe 50 pots." },
  ],
  [
    "wishes-open",
    { contentNotes: "Keep it short, people only want the times." },
    { contentNotes: "The page should list which towns we serve." },
  ],
  [
    "downloads",
    { contentNotes: "I will send you the new list as PDF." },
    { contentNotes: "People should download the list as PDF." },
  ],
  [
    "which-ones",
    { contentNotes: "not many pics, some of roofs on my phone" },
    { description: "We repair clocks. We take some insurers." },
  ],
  [
    "booking-tool",
    { niche: "Bookshop", pages: ["Home"], description: "We can order any book in print." },
    { niche: "Bookshop", pages: ["Home"], goals: ["Book Appointments"] },
  ],
  [
    "trade-courses",
    { niche: "Cello teacher", description: "Lessons are one to one." },
    { niche: "Adult education centre", description: "Evening courses in Leeds." },
  ],
])("C-32.815 %s is not asked where nothing is open: %#", (id, answers, counter) => {
  expect(find(answers, id)).toBeUndefined();
  expect(find(counter, id)).toBeDefined();
});

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

it("C-32.818 lessons without a price are asked for it", () => {
  const cello: Answers = { niche: "Cello teacher", description: "I teach cello, 30 or 45 minutes." };
  expect(questionOf(cello, "work-terms")).toMatch(/What does a lesson of each length cost/);
  const offers = [{ name: "Lesson", what: "30 minutes", price: "€25" }];
  expect(questionOf({ ...cello, offers }, "work-terms")).not.toMatch(/each length cost/);
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

it("C-32.823 a charge alone beside typed offers is not asked what it includes", () => {
  const offers = [{ name: "Set menu", what: "soup, fish, cheese", price: "$40" }];
  const asked = (description: string) =>
    questionOf({ niche: "Bistro", pages: ["Home"], offers, description }, "prices-current");
  expect(asked("A bistro. Corkage $10 a bottle.")).toMatch(/^Is this charge current[^?]*\?$/);
  expect(asked("A bistro. Sunday roast $25.")).toMatch(/what does/);
});
