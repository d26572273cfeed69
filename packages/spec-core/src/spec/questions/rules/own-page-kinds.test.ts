import { expect, it } from "vitest";
import { type Answers, questionOf } from "../asked.fixture.ts";

const pageOf = (niche: string, name: string): string =>
  questionOf(
    { niche, pages: ["Home"], customPages: [name], description: "We have done this for years." },
    `page-${name.toLowerCase().replace(/['’]/g, "").replace(/\W+/g, "-")}`,
  );

const vet = (contentNotes: string, more: Answers = {}): Answers => ({
  niche: "veterinary practice",
  pages: ["Home", "Contact"],
  description: "We look after cats.",
  contentNotes,
  contact: { country: "GB", phone: "0116 496 0275" },
  ...more,
});

const surveyorsPage = (name: string, description = "We are surveyors in Exeter."): string =>
  questionOf(
    { niche: "surveyors", pages: ["Home"], customPages: [name], description },
    `page-${name.toLowerCase().replace(/\W+/g, "-")}`,
  );

it("C-32.1306 a page of no known kind is asked for its limits, its course and what people do before", () => {
  for (const part of ["what not", "for whom not", "how it goes", "bring, decide or sign before"])
    expect(surveyorsPage("Level two reports")).toContain(part);
});

it("C-32.1307 a name with 'for' in the middle is no page for certain people", () => {
  expect(surveyorsPage("Paying for care")).not.toContain("these people");
  expect(surveyorsPage("For executors")).toContain("these people");
});

it("C-32.1308 a page about an occasion is asked for its course and terms", () => {
  expect(surveyorsPage("Weddings", "We play at weddings.")).toMatch(/how does it go\?.*deposit, canceling/);
});

it("C-32.1313 'Legal aid' is a service, 'Legal notice' a legal page", () => {
  expect(pageOf("solicitors", "Legal aid")).toContain("for whom");
  expect(pageOf("solicitors", "Legal information")).toContain("lawyer has checked");
});

it("C-32.1314 'Packing materials' are goods, 'Posting your clock' is a way", () => {
  expect(pageOf("removals", "Packing materials")).not.toContain("carrier");
  expect(pageOf("clock repairs", "Posting your clock")).toContain("carrier");
});

it("C-32.1315 'Where's the truck' asks for days and places", () => {
  expect(pageOf("food truck", "Where's the truck")).toMatch(/Where are you on which days/);
});

it("C-32.1316 a page for families is asked for what those need who already come", () => {
  expect(pageOf("children's nursery", "For families")).toMatch(/closures, rules, menus, policies/);
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

it.each([
  ["Fees", /pays less.*cancels late/],
  ["How I work", /confidentiality/],
  ["Menu", /who changes the list/],
  ["Hire terms", /deposits, canceling, damage/],
])("C-32.1338 the page '%s' is asked for what people have to agree to, and who edits it", (name, asked) => {
  const id = `page-${name.toLowerCase().replace(/\W+/g, "-")}`;
  expect(questionOf(vet("", { niche: "counsellor", customPages: [name] }), id)).toMatch(asked);
});

it("C-32.1339 a page about an offer without a description is asked how people ask for it", () => {
  const offers = [{ name: "Repeat prescription", what: "per item", price: "£19" }];
  expect(
    questionOf(vet("", { offers, customPages: ["Repeat prescriptions"] }), "page-repeat-prescriptions"),
  ).toContain("how people ask for it");
});

it("C-32.1340 a page whose text is missing is asked who writes and checks it, and who keeps it up to date", () => {
  expect(surveyorsPage("Level two reports")).toMatch(
    /Who writes the text.*who checks it\?.*keeps the page up to date/,
  );
  // What is asked for already is not asked twice.
  expect(pageOf("boot maker", "Care of your boots").match(/who writes/gi) ?? []).toHaveLength(1);
});

it("C-32.1341 a page that lacks one detail has a text", () => {
  const page = questionOf(
    {
      niche: "plumber",
      pages: ["Home"],
      customPages: ["Emergencies"],
      description: "Call-out 24/7 on 01392 496055.",
    },
    "page-emergencies",
  );
  expect(page).not.toContain("Who writes the text");
});

it("C-32.1342 'Diabetic foot care' is a service, 'Care of your boots' advice", () => {
  expect(pageOf("podiatrist", "Diabetic foot care")).not.toContain("tips");
  expect(pageOf("boot maker", "Care of your boots")).toContain("tips");
});

it("C-32.1343 the line-ups of a band are what it offers", () => {
  expect(pageOf("wedding band", "Line-ups")).not.toContain("Who comes or plays when");
});

it("C-32.1344 a list of things for sale is asked who agrees, and who adds entries and takes them off", () => {
  expect(pageOf("boatyard", "Boats for sale")).toMatch(
    /Who agrees to be shown, who adds entries and takes them off/,
  );
});

it("C-32.1363 landlords who pay a tax adviser order no quantity", () => {
  expect(pageOf("tax adviser", "Landlords")).toMatch(/have to know or send you/);
});
