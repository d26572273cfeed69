import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "../asked.fixture.ts";

const farm = (contentNotes: string, more: Answers = {}): Answers => ({
  niche: "goat farm with visits",
  pages: ["Home"],
  goals: ["Book Appointments"],
  description: "We keep goats.",
  contentNotes,
  ...more,
});

it.each([
  ["No dogs, not even in the car in summer.", false],
  ["No new dogs in August.", true],
  ["In July no weddings.", true],
])("C-32.1324 '%s' tells of a full time: %s", (notes, isAsked) => {
  expect(find(farm(notes), "full-times") !== undefined).toBe(isAsked);
});

it.each([
  ["Cancellation 24 hrs or full fee charged.", false],
  ["Emergency tarp 24/7.", true],
])("C-32.1325 '%s' promises help at any time: %s", (description, isAsked) => {
  expect(find({ niche: "roofer", pages: ["Home"], description }, "emergency-terms") !== undefined).toBe(
    isAsked,
  );
});

it("C-32.1326 the timetable of a railway has no teachers", () => {
  const page = (niche: string): string =>
    questionOf({ niche, pages: ["Home"], customPages: ["Timetable & Fares"] }, "page-timetable-and-fares") ||
    questionOf({ niche, pages: ["Home"], customPages: ["Timetable & Fares"] }, "page-timetable-fares");
  expect(page("narrow gauge railway")).toContain("the price");
  expect(page("narrow gauge railway")).not.toContain("who teaches");
  expect(page("dance school")).toContain("who teaches");
});

it("C-32.1327 an appeal is asked for its target and for how people give", () => {
  const answers: Answers = { niche: "steam railway", pages: ["Home"], customPages: ["Boiler Appeal"] };
  expect(questionOf(answers, "page-boiler-appeal")).toMatch(
    /how much is wanted.*Gift Aid.*updates the total/,
  );
});

it("C-32.1328 a logo as PDF is no download for visitors", () => {
  expect(find(farm("I have a logo (PDF) and head shots."), "downloads")).toBeUndefined();
  expect(find(farm("Parents should download the price list as a PDF."), "downloads")).toBeDefined();
});

it("C-32.1329 'explain it somewhere nicely' is a text and no function", () => {
  const notes =
    "Customers get upset about that every year so it would be good to explain it somewhere nicely.";
  expect(find(farm(notes), "open-function")).toBeUndefined();
});

it("C-32.1330 the colors that buyers may choose are not the site's", () => {
  const notes = "Three sizes, people can say what colours they hate.";
  expect(find(farm(notes), "colors-chosen")).toBeUndefined();
});

it("C-32.1331 a company that bears its owner's name is asked for its registered name all the same", () => {
  const answers = (legalForm: string): Answers => ({
    ...farm(""),
    businessName: "Anand Bookkeeping",
    description: "I am Priti Anand and keep books.",
    legalForm,
    contact: { country: "GB" },
  });
  expect(questionOf(answers("Private limited company"), "registration")).toContain("full registered name");
});

it("C-32.1332 who wants a WhatsApp button is asked which number takes messages", () => {
  const answers = farm("Need a big whatsapp button.", {
    contact: { country: "GB", phone: "01582 496 0318" },
  });
  expect(find(answers, "message-number")).toBeDefined();
});

it("C-32.1333 a driving instructor is asked how far they go", () => {
  expect(
    find({ niche: "driving lessons, manual", pages: ["Home"], description: "Luton." }, "area-served"),
  ).toBeDefined();
});
