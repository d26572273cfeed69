import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "./asked.fixture.ts";

const booked = (niche: string, description: string, more: Answers = {}): Answers => ({
  niche,
  description,
  pages: ["Home", "Contact"],
  goals: ["Book Appointments"],
  contact: { country: "GB", email: "post@kiln.example" },
  ...more,
});

it.each([
  ["Optician", "We have our own small workshop at the back.", "nothing"],
  ["Hair salon", "We cut and colour.", "nothing"],
  ["Portrait photographer", "I take portraits.", "nothing"],
  ["Potter", "We hold evening workshops.", "nothing"],
  ["Optician", "If you cancel late we charge a fee.", "nothing"],
  ["Shoe repairs", "Bring them in, in our workshop we sole and stitch.", undefined],
  ["Shoe repairs", "We take a deposit of £20.", "page"],
])("the terms of a booking with '%s' that says '%s' block: %s", (niche, description, blocks) => {
  expect(find(booked(niche, description), "booking-terms")?.blocks).toBe(blocks);
});

it.each([
  ["Cycle repairs", "Our workshop is behind the station."],
  ["Optician", "We glaze in our own workshop."],
])("with '%s' nobody books months or groups: '%s'", (niche, description) => {
  expect(questionOf(booked(niche, description), "booking-tool")).not.toMatch(/which months|at a time/);
});

it("courses are asked for months and groups", () => {
  expect(questionOf(booked("Potter", "We hold workshops."), "booking-tool")).toMatch(
    /which months.*at a time/,
  );
});
