import { describe, expect, it } from "vitest";
import { type Answers, asked, find, questionOf } from "./asked.fixture.ts";

const quotesOf = (answers: Answers, id: string): readonly string[] => find(answers, id)?.quotes ?? [];

it.each([
  [
    "I would like the rates on the site but Ann says people should ring, so we're still arguing about it.",
    true,
  ],
  ["We may list prices online, or not, still undecided.", true],
  ["The price of a trim is £15 or £18, not decided.", false],
])("C-32.1220 '%s' asks whether prices are shown at all: %s", (contentNotes, isWhether) => {
  const answers: Answers = {
    niche: "barber",
    pages: ["Home", "Pricing"],
    description: "I cut hair in Leith. A cut is £20.",
    contentNotes,
  };
  expect(questionOf(answers, "open-price").includes("prices at all")).toBe(isWhether);
});

it.each([
  ["Riders always ask: can beginners come (yes, with a lead rein), do you lend hats (yes).", false],
  ["Riders always ask where we are.", true],
])("C-32.1226 where '%s' the questions of customers are asked for: %s", (contentNotes, isAsked) => {
  const answers: Answers = {
    niche: "pony treks",
    pages: ["Home", "FAQ"],
    description: "Pony treks on the moor.",
    contentNotes,
  };
  expect(find(answers, "faq") !== undefined).toBe(isAsked);
});

it.each([
  ["No online shop. We tried delivery to Leeds and lost money on it.", false],
  ["No online shop. We deliver cheese in Leeds on Fridays.", true],
])("C-32.1227 '%s' tells of goods that are sent: %s", (contentNotes, isAsked) => {
  const answers: Answers = {
    niche: "cheese shop",
    pages: ["Home", "Products"],
    goals: ["Sell Products"],
    description: "We sell cheese.",
    contentNotes,
    contact: { country: "GB" },
  };
  expect(find(answers, "orders-elsewhere") !== undefined).toBe(isAsked);
});

describe("the question about licenses", () => {
  const held = "Both climbers hold NPTC chainsaw certificates.";
  it("C-32.1229 quotes what is held and not what is denied", () => {
    const denied = "We are not licensed surveyors.";
    const quotes = quotesOf(
      { niche: "tree work", pages: ["Home"], description: `We fell trees. ${held} ${denied}` },
      "licences",
    );
    expect(quotes).toContain(held);
    expect(quotes).not.toContain(denied);
  });
});

it.each([
  ["No pictures of pupils unless we have sent you the form for them.", false],
  ["The form should ask which class they want.", true],
])("C-32.1231 '%s' is about the form of the site: %s", (contentNotes, isQuoted) => {
  const answers: Answers = {
    niche: "music school",
    pages: ["Home", "Contact"],
    goals: ["Generate Leads"],
    description: "We teach music.",
    contentNotes,
    contact: { email: "a@b.example" },
  };
  expect(quotesOf(answers, "form-recipient").includes(contentNotes)).toBe(isQuoted);
});

it("C-32.1232 who calls e-mail useless is offered a number to text", () => {
  const answers: Answers = {
    niche: "fencing",
    pages: ["Home", "Contact"],
    goals: ["Generate Leads"],
    description: "I put up fences.",
    contentNotes: "e-mail is useless, text me",
    contact: { country: "NZ", phone: "021 555 0100" },
  };
  expect(questionOf(answers, "form-recipient")).toContain("only a number to text");
});

it.each([
  ["Somebody complained about us on Facebook last year.", false],
  ["The Facebook page is under the old name.", true],
])("C-32.1233 the question about the profile quotes '%s': %s", (contentNotes, isQuoted) => {
  const answers: Answers = {
    niche: "café",
    pages: ["Home"],
    description: "A café in Leith.",
    contentNotes,
    socialMedia: { facebook: "The Corner Cafe Leith" },
  };
  expect(quotesOf(answers, "social-facebook").includes(contentNotes)).toBe(isQuoted);
});

it("C-32.1235 which number is shown is no sentence for visitors", () => {
  const sentence = "Landline only please, the mobile is mine.";
  const all = asked({
    niche: "florist",
    pages: ["Home", "Contact"],
    description: "We sell flowers in Leith.",
    contentNotes: sentence,
  });
  const ofWords = all.filter(({ id }) => ["words-waiting", "wishes-open", "left-out"].includes(id));
  expect(ofWords.flatMap(({ quotes }) => quotes)).not.toContain(sentence);
});
