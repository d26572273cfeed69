import { describe, expect, it } from "vitest";
import { type Answers, find } from "./asked.fixture.ts";

const tutor: Answers = {
  niche: "piano teacher",
  pages: ["Home", "Contact"],
  description: "I teach the piano in Ely. Lessons are £30.",
  contact: { country: "GB" },
};

describe("times at which nobody comes, told to the agency alone", () => {
  it.each([
    "On maternity leave from the end of June, about six months.",
    "I'm having an operation in March.",
    "We will be abroad for ten weeks in the autumn.",
    "I shall not take bookings for about eight weeks.",
    "The baby is due in April.",
    "Taking a sabbatical in the spring.",
  ])("'%s' is asked about without a word of it", (onlyForUs) => {
    const question = find({ ...tutor, onlyForUs }, "full-times");
    expect(question).toMatchObject({ quotes: [], blocks: "page" });
    expect(question?.question).toMatch(/^In your notes for us .*without the reason/);
  });

  it.each([
    "Please leave the prices out.",
    "I was on leave last year.",
    "My operation was two months ago.",
    "We have been here for ten months.",
    "No bookings more than eight weeks ahead.",
    "I want the site in March.",
  ])("'%s' asks nothing", (onlyForUs) => {
    expect(find({ ...tutor, onlyForUs }, "full-times")).toBeUndefined();
  });

  it.each([
    "On leave from June for some months. Don't mention it yet.",
    "In confidence, I am having an operation in March.",
    "No new pupils in August, I have not told the parents yet.",
  ])("of '%s' the question does not even say that there is such a note", (onlyForUs) => {
    expect(find({ ...tutor, onlyForUs }, "full-times")?.question).toMatch(
      /^Are there times in the coming year/,
    );
  });
});

it.each([
  // The forms are of June 2025.
  ["The lease ends in August 2025.", "launch"],
  ["The lease is up on June 30, 2025.", "launch"],
  ["The lease ends in March 2027.", "nothing"],
  ["The lease ends in some years.", "nothing"],
])("an address that may change soon is needed first: '%s'", (onlyForUs, blocks) => {
  const contact = { country: "GB", address: "4 Mill Street, Ely CB7 4AA" };
  expect(find({ ...tutor, onlyForUs, contact }, "address-moves")?.blocks).toBe(blocks);
});

it("where the address may change, those who pay ahead are asked about, if there are any", () => {
  const onlyForUs = "The lease ends in May 2031.";
  const studio: Answers = {
    ...tutor,
    onlyForUs,
    contact: { country: "GB", address: "4 Mill Street, Ely CB7 4AA" },
  };
  const questionWith = (name: string) =>
    find({ ...studio, offers: [{ name, price: "£60" }] }, "address-moves")?.question;
  expect(questionWith("Gift voucher")).toMatch(/What do you promise/);
  expect(questionWith("Ten-class card")).toMatch(/What do you promise/);
  expect(questionWith("Trial lesson")).not.toMatch(/What do you promise/);
});
