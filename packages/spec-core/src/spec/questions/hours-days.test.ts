import { expect, it } from "vitest";
import { type Answers, decided, find, questionOf } from "./asked.fixture.ts";

const asks = (openingHours: string, id = "hours-days") =>
  find({ contact: { openingHours } }, id) !== undefined;

it.each([
  ["M-F 6:30am-5:30pm", false],
  ["Office M-F 7:30-4:30", false],
  ["Tu-Sa 10-6", false],
  ["M/W/F 9-1", false],
  ["Th & Sa 10-2", false],
  ["9am-5pm", true],
  ["10-4, shop", true],
])("C-32.1002 of the hours '%s' the days are asked for: %s", (openingHours, isAsked) => {
  expect(asks(openingHours)).toBe(isAsked);
});

it.each([
  ["7 days", "page"],
  ["Monday to Friday", "page"],
  ["Mon-Fri 9 to 5", undefined],
  ["by appointment", undefined],
])("C-32.1278 the hours '%s' leave the times open, which blocks: %s", (openingHours, blocks) => {
  const question = find({ contact: { openingHours, country: "GB" } }, "confirm-hours");
  expect(question?.blocks).toBe(blocks);
});

it.each([
  ["Sundays 10-2 Easter to end of October", false],
  ["9 to 5, in summer from 7", true],
])("C-32.1279 when the season of '%s' is, is asked: %s", (openingHours, isAsked) => {
  expect(find({ contact: { openingHours, country: "GB" } }, "season-dates") !== undefined).toBe(isAsked);
});

it("confirm-hours is not asked about days of a product", () => {
  const bakery: Answers = {
    niche: "Bakery",
    description: "Pies Thurs-Sat. Sell out most Saturdays by 11.",
    contact: { openingHours: "Wed-Fri 7-2, Sat 7-1" },
  };
  expect(find(bakery, "confirm-hours")).toBeUndefined();
});

it.each([
  ["7:00-15:00, emergency phone till 20", true],
  ["Mon-Fri 7-15", false],
  ["daily 9-22", false],
  ["pn-pt 7:30-16:00", false],
  ["seg a sex 9:00-18:00", false],
  ["by appointment", false],
])("opening hours '%s' name no day: %s", (openingHours, isAsked) => {
  expect(find({ contact: { openingHours } }, "hours-days") !== undefined).toBe(isAsked);
});

it.each([
  ["Closed mid November to the February holidays", true],
  ["Summer: daily 9-22", true],
  ["April to October", false],
  ["14 July to 30 September, every summer day", false],
])("opening hours '%s' lack the day on which a season begins: %s", (openingHours, isAsked) => {
  expect(find({ contact: { openingHours } }, "season-dates") !== undefined).toBe(isAsked);
});

it("C-32.1297 hours that a remark keeps from the site are asked about", () => {
  const openingHours = "Tues-Fri 9.30-5.30, Sat 10-4. Closed Sun and Mon (I cut on Mondays)";
  expect(find(decided({ contact: { openingHours, country: "GB" } }), "confirm-hours")).toMatchObject({
    blocks: "page",
    question: expect.stringMatching(/^The site shows no hours so far/),
  });
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
