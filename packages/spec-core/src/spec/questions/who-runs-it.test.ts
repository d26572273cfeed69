import { expect, it } from "vitest";
import { type Answers, asked, find, questionOf } from "./asked.fixture.ts";

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

const pricedGroomer = {
  pages: ["Home", "Pricing", "Contact"],
  niche: "Dog groomer",
  description: "Full groom £45. Nail clip £12. Bath £20.",
  contact: { country: "GB", phone: "0113 496 0123", email: "a@kiln.example" },
};

it("C-32.74 a sole trader without prices is asked only who runs the business, unless the answers name somebody", () => {
  const { description: _, ...rest } = {
    ...pricedGroomer,
    pages: ["Home", "Contact"],
    legalForm: "Sole trader",
  };
  expect(questionOf(rest, "registration")).toBe("");
  expect(questionOf(rest, "business-owner")).toMatch(/^Who runs your business/);
  const named = { ...rest, description: "Kelly Hargreaves is the owner. She grooms dogs." };
  expect(questionOf(named, "business-owner")).toBe("");
});

it.each<[string, Answers, RegExp]>([
  [
    "a province",
    { description: "Foot care, Kings County only.", contact: { country: "CA", phone: "902-555-0148" } },
    /In which province/,
  ],
  [
    "a state",
    { description: "Small cemeteries around Athens and Hocking counties.", contact: { country: "US" } },
    /In which state/,
  ],
  [
    "a state of a company",
    { legalForm: "LLC", description: "I tune pianos.", contact: { country: "US" } },
    /^In which state/,
  ],
])("%s that no answer names is asked for", (_, formData, question) => {
  expect(questionOf({ pages: ["Home"], ...formData }, "business-owner")).toMatch(question);
});

it.each<[Answers]>([
  [{ description: "Foot care in Nova Scotia.", contact: { country: "CA" } }],
  [{ contact: { country: "CA", address: "4 Main St, Antigonish NS" } }],
  [{ contact: { country: "US", address: "1418 Wayne Ave, Dayton OH" } }],
  [{ contact: { country: "AU", address: "Saleyards Rd, Murrabinga NSW" } }],
  [{ contact: { country: "CA", address: "4 Main St, Wolfville B4P 1A1" } }],
  [{ contact: { country: "GB", address: "Leeds" } }],
])("of %j neither province nor state is asked", (formData) => {
  const all = asked({ pages: ["Home"], ...formData }).map(({ question }) => question);
  expect(all.join()).not.toMatch(/In which (?:province|state)/);
});
