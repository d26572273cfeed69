import { expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

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
