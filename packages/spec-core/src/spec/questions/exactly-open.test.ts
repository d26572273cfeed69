import { expect, it } from "vitest";
import { type Answers, decided, find, questionOf } from "./asked.fixture.ts";

it("C-32.1240 a timetable asks for the grid of the week, a page of courses for dates", () => {
  const answers: Answers = {
    niche: "dance school",
    description: "We teach dance in Ayr.",
    pages: ["Home"],
    customPages: ["Timetable", "Courses"],
  };
  const grid = questionOf(answers, "page-timetable");
  expect(grid).toContain("which class is on which day, from when to when");
  expect(grid).toContain("a term runs");
  expect(grid).not.toContain("the price");
  expect(questionOf(answers, "page-courses")).toContain("the next dates");
});

it("C-32.1241 a page on where the business is asks which place is on which day, and quotes what is said", () => {
  const market = "Hexham market is every second Tuesday.";
  const answers: Answers = {
    niche: "coffee van",
    description: "Coffee from a van.",
    contentNotes: `${market} We grind the beans ourselves.`,
    pages: ["Home"],
    customPages: ["Where we'll be"],
  };
  const found = find(answers, "page-where-well-be");
  expect(found?.question).toContain("on which days, from when till when");
  expect(found?.quotes).toContain(market);
  expect(questionOf({ ...answers, customPages: ["Stockists"] }, "page-stockists")).toContain("parking");
});

it("C-32.1242 a page with a thing of the week is a post, and quotes no sentence with one of its words", () => {
  const answers: Answers = {
    niche: "wildlife cruises",
    description: "Wildlife cruises off Mull. We clean the bird hides. Closed for two weeks in May.",
    pages: ["Home"],
    customPages: ["Bird of the week"],
  };
  const found = find(answers, "page-bird-of-the-week");
  expect(found?.question).toContain("who puts it on the site");
  expect(found?.question).not.toContain("how many can come");
  expect(found?.quotes).toEqual([]);
});

it.each([
  ["Mon to Thu 4pm to 8pm, closed for school holidays", "the terms run"],
  ["Daily 9am to 5pm, winter 10am to 3pm", "each season or closure"],
])("C-32.1243 the question about the dates of '%s' names its subject: %s", (openingHours, subject) => {
  const answers: Answers = {
    niche: "music school",
    pages: ["Home", "Contact"],
    description: "We teach music.",
    contact: { openingHours },
  };
  expect(questionOf(answers, "season-dates")).toContain(subject);
});

it.each([
  ["Teachers are Joan Hay and Pat Roe.", false],
  ["Teachers are Joan Hay and Maria (violin).", true],
])("C-32.1244 surnames are asked for where '%s': %s", (contentNotes, isAsked) => {
  const answers: Answers = {
    niche: "music school",
    pages: ["Home", "Team"],
    description: "We teach music.",
    contentNotes,
  };
  expect(questionOf(answers, "team-consent").includes("surnames")).toBe(isAsked);
});

it("C-32.1245 the terms of a booking leave out what is told, and cover moving it", () => {
  const terms = (contentNotes: string) =>
    questionOf(
      {
        niche: "boat trips",
        pages: ["Home", "Contact"],
        goals: ["Book Appointments"],
        description: "Boat trips off Mull.",
        contentNotes,
      },
      "booking-terms",
    );
  const told = terms(
    "If you cancel within 3 days I keep the deposit which is 40 a head. If we cancel for fog you get your money back.",
  );
  expect(told).not.toContain("How much is the deposit");
  expect(told).not.toContain("charge after that");
  expect(told).not.toContain("you have to cancel");
  expect(told).toContain("move a booking");
  expect(terms("We take a deposit.")).toContain("what do you charge after that");
});

it.each([
  ["Easter hampers order by 1 April, £20 deposit.", true],
  ["Tents for hire, £20 deposit.", false],
])("C-32.1246 '%s' is a deposit on goods: %s", (contentNotes, isForGoods) => {
  const answers: Answers = {
    niche: "farm shop",
    pages: ["Home", "Contact"],
    description: "A farm shop in Fife.",
    contentNotes,
  };
  expect(questionOf(answers, "deposit").includes("each piece")).toBe(isForGoods);
});

it("C-32.1247 a sign-up for a newsletter that only a goal brings is asked about once", () => {
  const answers: Answers = {
    niche: "choir",
    pages: ["Home"],
    goals: ["Build Community"],
    description: "We sing in Ayr.",
    socialMedia: { instagram: "@ayrsings" },
  };
  expect(find(answers, "newsletter-wanted")?.blocks).toBe("nothing");
  expect(find({ ...answers, contentNotes: "No newsletter." }, "newsletter-wanted")).toBeUndefined();
  expect(find({ ...answers, contentNotes: "A newsletter each month." }, "newsletter-wanted")).toBeUndefined();
  expect(find({ ...answers, goals: ["Generate Leads"] }, "newsletter-wanted")).toBeUndefined();
});

it("C-32.1248 a sentence without which a page has nothing to say holds up the page", () => {
  const story = "I worked in the NHS for nine years before setting up on my own in 2012.";
  const blocks = (pages: string[]) =>
    find(
      decided({ niche: "physiotherapist", pages, description: `I treat backs in Leith. ${story}` }),
      "left-out",
    )?.blocks;
  expect(blocks(["Home", "About"])).toBe("page");
  expect(blocks(["Home", "Contact"])).toBe("nothing");
});
