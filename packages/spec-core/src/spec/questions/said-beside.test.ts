import { expect, it } from "vitest";
import { type Answers, asked, find } from "./asked.fixture.ts";

const idsOf = (answers: Answers) => asked(answers).map(({ id }) => id);
const quotesOf = (answers: Answers, id: string) => find(answers, id)?.quotes ?? [];

it("C-32.1101 who only helps the client with a file is nobody to show", () => {
  const of = (contentNotes: string): Answers => ({ niche: "Cello lessons", pages: ["Home"], contentNotes });
  expect(idsOf(of("I'll send the picture when my nephew shows me how."))).not.toContain("people-unnamed");
  expect(idsOf(of("My nephew restores the cellos with me."))).toContain("people-unnamed");
});

it("C-32.1103 the address of the booking tool is asked once", () => {
  const answers: Answers = {
    niche: "Physiotherapist",
    goals: ["Book Appointments"],
    pages: ["Home"],
    contentNotes:
      "The booking page is in our own software; I will send the link. I will send the price list too.",
  };
  expect(idsOf(answers)).toContain("booking-tool");
  expect(quotesOf(answers, "open-files").join()).not.toMatch(/booking/);
});

it.each([
  ["The fee per page is set by law, I'll get you the exact number.", false],
  ["There is a certificate, I'll get you the exact number.", true],
])("C-32.1107 of '%s' the certificate is asked: %s", (contentNotes, isAsked) => {
  expect(idsOf({ niche: "Translator", contentNotes }).includes("open-proof")).toBe(isAsked);
});

it.each([
  ["The red is £4/kg, the rest I must look up.", false],
  ["The look of our van is red.", true],
])("C-32.1109 '%s' speaks of colors of the site: %s", (contentNotes, isAsked) => {
  expect(idsOf({ niche: "Onion grower", contentNotes }).includes("colors-chosen")).toBe(isAsked);
});

it.each([
  ["Fully booked till May, so customers have to know it takes time.", "page"],
  ["We are booked out till May. People should know that.", "page"],
  ["We are booked out till May.", "nothing"],
])("C-32.1110 with '%s' a full calendar blocks %s", (contentNotes, blocks) => {
  expect(find({ niche: "Joiner", contentNotes }, "booked-out")).toMatchObject({ blocks });
});
