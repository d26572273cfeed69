import { expect, it } from "vitest";
import { industryOf } from "./classify.ts";
import { withoutDenied } from "./denied.ts";

it.each([
  ["We don't do roofs or gutters.", ["roofs", "gutters"]],
  ["I do not: payroll, crypto, estates", ["payroll", "crypto", "estates"]],
  ["What we don't do: offices, outside windows (ask the neighbour), ovens.", ["offices", "windows", "ovens"]],
  ["We dont do:\n- sofas\n- mattresses\nRing us.", ["sofas", "mattresses"]],
  ["We no longer sell pianos.", ["pianos"]],
  ["Please no stock photos of stethoscopes or piggy banks.", ["stethoscopes", "banks"]],
  ["Can you put a big picture of the bakery at the top?", ["bakery"]],
])("what is not offered, and what a picture shall show, is left out: %s", (text, words) => {
  const rest = withoutDenied(text);
  for (const word of words) expect(rest).not.toContain(word);
});

it.each([
  ["We don't just do brakes.", ["brakes"]],
  ["We don't do new builds, we restore old barns.", ["barns"]],
  ["I don't teach children but I teach adults to swim.", ["adults", "swim"]],
  ["We don't do shortcuts: just honest plumbing.", ["plumbing"]],
  ["Don't wait, call a plumber.", ["plumber"]],
  ["We dont do:\n- sofas\nCarpets from 40.", ["Carpets"]],
  ["Please have your boiler serviced each year.", ["boiler"]],
  ["We take wedding pictures all over Kent.", ["wedding", "pictures"]],
])("what is done instead stays: %s", (text, words) => {
  const rest = withoutDenied(text);
  for (const word of words) expect(rest).toContain(word);
});

it("a long text without an end takes no longer than its length", () => {
  const start = performance.now();
  for (const part of ["don't do ", "no a ", "please a ", "don't do: a,", "can you the the "])
    withoutDenied(part.repeat(4000));
  expect(performance.now() - start).toBeLessThan(1500);
});

const form = { niche: "", businessName: "", description: "", audience: "" };

it("the trade that the niche names first outweighs what is served beside it", () => {
  const words = {
    ...form,
    niche: "Bike workshop + coffee",
    businessName: "Spoke Lane Cycles",
    description:
      "Bikes of all kinds mended, with a little cafe at the front. Coffee from a roaster nearby, cakes and toasties.",
    offers: [{ name: "Flat fix" }, { name: "Wheel true" }],
  };
  expect(industryOf(words).industry).toBe("General Business");
  expect(industryOf(words).evidence).toContain("wheel true");
  expect(industryOf({ ...words, niche: "Coffee shop + bike repairs" }).industry).toBe("Food & Hospitality");
});

it("a list of what is not done and a ban of pictures are no evidence", () => {
  const description = "I do not: payroll, crypto trading. Please no photos with piggy banks.";
  expect(industryOf({ ...form, niche: "Translator", description }).industry).toBe("Professional Services");
  expect(industryOf({ ...form, description }).evidence).toEqual([]);
});

it("people tap a number on their phone, and plumbers mend a tap", () => {
  const description = "Put the number at the top so people can tap it.";
  expect(industryOf({ ...form, description }).evidence).not.toContain("tap");
  expect(industryOf({ ...form, description: "A dripping tap, a blocked sink." }).evidence).toContain("tap");
});

it.each([
  ["Dog training at your home", "Professional Services"],
  ["Dog behaviourist", "Professional Services"],
  ["Dog training classes", "Education"],
])("%s is read as %s", (niche, industry) => {
  expect(industryOf({ ...form, niche }).industry).toBe(industry);
});
