import { expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

const answers: Answers = { niche: "violin maker", pages: ["Home"], description: "New violins in Berlin." };

const vet = (contentNotes: string, more: Answers = {}): Answers => ({
  niche: "veterinary practice",
  pages: ["Home", "Contact"],
  description: "We look after cats.",
  contentNotes,
  contact: { country: "GB", phone: "0116 496 0275" },
  ...more,
});

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
