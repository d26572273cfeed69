import { expect, it } from "vitest";
import { type Answers, asked, find } from "./asked.fixture.ts";

const inn = (contentNotes: string): Answers => ({
  niche: "Hotel restaurant",
  description: "The restaurant of our nine-bedroom hotel in Tenby.",
  goals: ["Book Appointments"],
  pages: ["Home", "Contact"],
  contact: { country: "GB", phone: "01834 555 0100" },
  contentNotes,
});

it.each([
  "Rooms are booked on our other website.",
  "Room reservations are all made through the hotel website.",
  "This is for the restaurant. Don't list the rooms here.",
])("C-32.1084 where rooms are on another site, its address is asked for and nothing waits: '%s'", (notes) => {
  expect(find(inn(notes), "booking-stays")).toMatchObject({
    blocks: "nothing",
    question: expect.stringMatching(/address of the site/),
  });
  expect(find(inn(notes), "pictures")?.blocks).toBe("nothing");
});

it("C-32.1085 rooms that are booked on this site are asked about", () => {
  expect(find(inn("People book a double room for two nights."), "booking-stays")).toMatchObject({
    blocks: "page",
    question: expect.stringMatching(/how many nights/),
  });
  expect(
    asked(inn("Room service is on the house.")).find(({ id }) => id === "booking-stays")?.question,
  ).toMatch(/how many nights/);
});
