import { describe, expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const verdicts = (rule: string, rest: string): string[] =>
  readStatements(
    formDataSchema.parse({
      description: `We are a studio in Hull, with classes for adults. ${rule} ${rest}`,
    }),
  )
    .slice(1)
    .map(({ kind, proposal }) => `${kind} ${proposal}`);

describe("the second half of a rule for visitors is for them too", () => {
  it.each([
    ["Cancellations: up to 24 hours before, free of charge.", "After that, half the fee is due."],
    ["Book a day ahead.", "Otherwise the deposit is lost."],
    ["We serve meals until eight.", "After that it's a pie."],
    ["Drop off before half past nine.", "Later than that the gate is locked."],
    ["Lessons for children from 6.", "Younger than that and they are too small for the ponies."],
    ["Bring your own towel.", "Otherwise it is £3."],
  ])("%s %s", (rule, rest) => {
    const [first, second] = verdicts(rule, rest);
    expect(first).toMatch(/print$/u);
    expect(second).toMatch(/print$/u);
  });
});

describe("but not with signs of its own of a remark or a wish", () => {
  it.each([
    ["The first hour is £90.", "After that it goes to me."],
    ["The first hour is £90.", "After that he left."],
    ["Free parking for two hours.", "After that the bank wants its money."],
    ["Book a week ahead.", "Otherwise my wife goes mad."],
    ["Book a day ahead.", "Otherwise the site looks empty."],
    ["Book a day ahead.", "Otherwise put it on the second page."],
    ["We opened in 2010.", "After that my brother got ill and we nearly closed."],
    ["We are open until ten.", "After that nobody wants the photos."],
  ])("%s %s", (rule, rest) => {
    expect(verdicts(rule, rest).at(-1)).toMatch(/keep$/u);
  });
});

it("what follows a remark is no rule", () => {
  expect(verdicts("My ex owes us money.", "After that, half the fee is due.")).toEqual([
    "private keep",
    "private keep",
  ]);
});

describe("what prices leave out is for visitors like the prices", () => {
  it.each([
    [
      "A day of scanning is £400.",
      "That is my own time only and does not include the microscope or the courier.",
    ],
    ["Double room £70 a night, single £45.", "Plus tourist tax, which we have to collect for the town."],
    ["A hall for the day is £90.", "Our prices do not include the caretaker."],
  ])("%s %s", (prices, rest) => {
    const [first, second] = verdicts(prices, rest);
    expect(first).toMatch(/print$/u);
    expect(second).toMatch(/print$/u);
  });

  it.each([
    ["We have a hall with a stage.", "That is for my brother only, he owes the bank."],
    ["A hall for the day is £90.", "Please do not include that on the website."],
  ])("%s %s: keeps its own verdict", (prices, rest) => {
    expect(verdicts(prices, rest).at(-1)).toMatch(/keep$/u);
  });
});
