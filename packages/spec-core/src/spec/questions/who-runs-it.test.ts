import { expect, it } from "vitest";
import { type Answers, find } from "./asked.fixture.ts";

const american: Answers = {
  businessName: "Otter Bindery",
  niche: "bookbinding",
  pages: ["Home", "Contact"],
  contact: { country: "CA", phone: "416-555-0129", address: "12 Elm Street, Toronto, Ontario M5G 1H1" },
};

it.each<[string, Answers, "launch" | "nothing" | undefined]>([
  ["nobody is named and the notice has to name somebody", {}, "launch"],
  ["somebody is named", { description: "My name is Ada Quill and I bind books." }, "nothing"],
  ["somebody is named by the first name alone", { description: "I'm Ada and I bind books." }, "launch"],
  ["no page needs a notice", { pages: ["Home"] }, "nothing"],
  ["the name ends like a company's", { businessName: "Otter Bindery Inc." }, undefined],
])("C-32.1029 where %s, the question who runs the business blocks: %#", (_, answers, blocks) => {
  expect(find({ ...american, ...answers }, "business-owner")?.blocks).toBe(blocks);
});

it.each([
  ["We are licensed plumbers. We mend pipes.", "Where do I have to put my license number?", "launch"],
  ["We are licensed plumbers. We mend pipes.", "Our old licence hangs in the hall.", "page"],
  ["We are fully insured. We mend pipes.", "Where do I have to put my license number?", "nothing"],
])("C-32.1027 '%s' with the note '%s' blocks by its license: %s", (description, contentNotes, blocks) => {
  const question = find({ pages: ["Home", "Contact"], description, contentNotes }, "licences");
  expect(question?.blocks).toBe(blocks);
  expect(question?.quotes.includes(contentNotes)).toBe(contentNotes.endsWith("?"));
  if (contentNotes.endsWith("?"))
    expect(find({ pages: ["Home", "Contact"], description, contentNotes }, "open-advice")).toBeUndefined();
});

it("C-32.1045 who looks after children in a home day care is asked for the license, and no day care for dogs", () => {
  const care = (niche: string) =>
    find(
      { niche, pages: ["Home"], contact: { country: "US" }, contentNotes: "Must I show my license number?" },
      "profession",
    );
  expect(care("home day care")).toMatchObject({
    blocks: "launch",
    question: expect.stringMatching(/^Under which license/),
    quotes: ["Must I show my license number?"],
  });
  expect(care("dog day care")).toBeUndefined();
});

it("C-32.1028 a page waits for the terms of bookings that its legal page names", () => {
  const lets: Answers = {
    niche: "letting agency",
    pages: ["Home", "Contact"],
    goals: ["Book Appointments"],
    description: "We let flats in York. People book viewings. A tenancy deposit scheme holds the money.",
    contact: { country: "GB" },
  };
  expect(find(lets, "booking-terms")?.blocks).toBe("page");
  expect(
    find({ ...lets, description: "We let flats in York. People book viewings." }, "booking-terms")?.blocks,
  ).toBe("nothing");
});
