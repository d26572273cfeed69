import { expect, it } from "vitest";
import { type Answers, asked, find } from "../asked.fixture.ts";

it.each([
  ["mobile hairdresser", "I come to you and cut hair at home.", true],
  ["mobile hairdresser", "I come to you and cut hair at home. Fully insured.", false],
  ["hairdresser", "My salon is in Leeds.", false],
])(
  "C-32.1320 a %s, '%s', is asked who checks and insures people in homes: %s",
  (niche, description, isAsked) => {
    expect(find({ niche, pages: ["Home"], description }, "cover-untold") !== undefined).toBe(isAsked);
  },
);

it("C-32.1337 who teaches in the front room goes to nobody's home", () => {
  const teacher: Answers = {
    niche: "piano lessons",
    pages: ["Home"],
    description: "I have taught the piano since 2011 from my own front room in Penarth.",
  };
  expect(find(teacher, "cover-untold")).toBeUndefined();
  expect(find(teacher, "area-served")).toBeUndefined();
});

it("C-32.1351 a wedding band comes into nobody's home", () => {
  expect(
    find({ niche: "wedding band", pages: ["Home"], description: "We play." }, "cover-untold"),
  ).toBeUndefined();
});

it.each(["Skip bin hire", "Shoeing horses"])("'%s' asks no customer what they sign or borrow", (niche) => {
  const ids = asked({ niche }).map(({ id }) => id);
  expect(ids).not.toContain("customers-cover");
  expect(ids).not.toContain("hire-terms");
});

it("'customers-cover' is not asked of 'We alter skirts and zips, and catch moles.'", () => {
  expect(
    find({ pages: ["Home"], description: "We alter skirts and zips, and catch moles." }, "customers-cover"),
  ).toBeUndefined();
});
