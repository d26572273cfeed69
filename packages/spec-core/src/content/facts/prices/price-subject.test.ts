import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const said = (text: string, kind: "price" | "service" = "price", country = "GB"): string[] =>
  factsOf(kind, text, country).map((fact) =>
    [fact.proposal, kind === "price" ? `${fact.about}:` : "", fact.text]
      .filter((word) => word !== "")
      .join(" "),
  );

it.each([
  ["Skip hire £180 for 6 yards, £70 after that.", "£70"],
  ["Call out is £95 first hour then £50, after 7pm £130.", "£130"],
  ["If the fuse box trips at night it is £75.", "£75"],
])("a price whose subject is not clear in '%s' is not proposed for print", (text, price) => {
  expect(said(text)).toContainEqual(expect.stringMatching(new RegExp(`^keep .*${price}$`, "u")));
});

it("a charge that is added to a price is not proposed for print and is no service", () => {
  const text = "Carpet clean £60. Areas: Redhill, Horley, Crawley (+£20).";
  expect(said(text)).toEqual(["print Carpet clean: £60", expect.stringMatching(/^keep .*£20$/u)]);
  expect(said(text, "service")).toEqual(["print Carpet clean"]);
  expect(said("Oat milk flat white £4, oat milk 40p extra, syrup £1 extra.")).toContainEqual(
    expect.stringMatching(/^keep .*£1$/u),
  );
});

it("prices before the people that they are for keep their order", () => {
  expect(said("Paddle tours are 3 hrs, £35 adults £20 kids (under 12), boards all in.")).toEqual([
    "print Paddle tours, adults: £35",
    "print Paddle tours, kids (under 12): £20",
  ]);
  expect(said("Paddle tours are 3 hrs, £35 adults £20 kids (under 12), boards all in.", "service")).toContain(
    "print Paddle tours",
  );
});

it.each([
  ["Kayak hire £18 for 3 hours, helmet £2.", ["print Kayak hire, 3 hours: £18", "print helmet: £2"]],
  [
    "Tuition is by the month and stays the same: £90 for 30 minutes weekly, £130 for 45 minutes.",
    ["print Tuition by the month, 30 minutes: £90", "print Tuition by the month, 45 minutes: £130"],
  ],
  ["Regular clean starts £80 for 3 bed 2 bath.", ["print Regular clean, 3 bed 2 bath: starts £80"]],
  [
    "A sofa is somewhere between £400 and £700 plus fabric depending on the frame.",
    ["print sofa: between £400 and £700 plus fabric"],
  ],
  ["Garden room seats 30, £35 a person.", ["print Garden room: £35 a person"]],
])("what a price is for stays with it in '%s': %j", (text, prices) => {
  expect(said(text)).toEqual(prices);
});

it.each([
  ["In town and county free from 12 bottles, posters £8.", ["print posters: £8"]],
  ["Posters £8, postage £4, free from £60.", ["print Posters: £8", "print postage: £4"]],
])("a number from which something is free is no price in '%s'", (text, prices) => {
  expect(said(text)).toEqual(prices);
});

it("a building beside the price of the work in it is no service", () => {
  const text = "Gas check 1-2 bed flat £70, house from £85. Boiler service £90.";
  expect(said(text, "service")).not.toContainEqual(expect.stringContaining("house"));
  expect(said(text)).toContain("keep : from £85");
});

it.each(["Tour £15, all July and August £90.", "Lodge £80, September £60."])(
  "months are no service in '%s'",
  (text) => expect(said(text, "service")).not.toContainEqual(expect.stringMatching(/July|September/u)),
);

it("prices that the client wants to check first are not proposed for print", () => {
  const text = "First visit £90. Follow up £60. Please check with me before publishing.\nVouchers £20.";
  expect(said(text)).toEqual(["keep First visit: £90", "keep Follow up: £60", "print Vouchers: £20"]);
});
