import { expect, it } from "vitest";
import { find, questionOf } from "../asked.fixture.ts";

const full = "We are full for regular gardens until about March.";
const answers = { niche: "gardeners", pages: ["Home" as const], description: `We garden in Ludlow. ${full}` };

it("C-32.1352 who is full for some work is asked until when, and for a waiting list", () => {
  expect(find(answers, "booked-out")?.quotes).toEqual([full]);
  expect(questionOf(answers, "booked-out")).toMatch(/waiting list \(who may join it, and how\)/);
});

it("C-32.1360 a deadline that the form asks for is the customer's", () => {
  const contentNotes = "The enquiry form should ask whether there is a deadline.";
  expect(find({ niche: "tax adviser", pages: ["Home"], contentNotes }, "deadline-holds")).toBeUndefined();
});
