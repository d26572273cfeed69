import { expect, it } from "vitest";
import { type Answers, asked, find } from "./asked.fixture.ts";

const glazier: Answers = {
  niche: "glazier",
  pages: ["Home", "Contact"],
  contact: { country: "GB", phone: "01904 960 554", address: "Castleford" },
};

it.each([
  "On my own since 2015, before that nine years in a shop on Castle Road.",
  "I am the second glazier of the family, my uncle had a workshop on Castle Road.",
  "I worked nine years for a glazier on Castle Road.",
])("C-32.1003 the address in '%s' is somebody else's, of which nothing is asked", (sentence) => {
  const answers: Answers = { ...glazier, description: `I mend windows in Leeds. ${sentence}` };
  const questions = asked(answers);
  // Both ask whether visitors may read a sentence or its first clause, and nothing of the address in it.
  const onWhole = questions.filter(({ id }) => id === "words-waiting" || id === "left-out");
  const others = questions.filter((question) => !onWhole.includes(question));
  expect(others.flatMap(({ quotes }) => quotes).join()).not.toContain("Castle Road");
  expect(questions.map(({ id }) => id)).not.toContain("address-which");
  for (const quote of onWhole.flatMap(({ quotes }) => quotes)) expect(sentence).toContain(quote);
});

it.each([
  "The workshop is at 12 Mill Lane.",
  "We have a shop on Castle Road, before that we were at the market.",
])("C-32.1069 in '%s' it is the business's own", (sentence) => {
  expect(
    find({ ...glazier, description: `I mend windows in Leeds. ${sentence}` }, "address-which")?.quotes,
  ).toHaveLength(2);
});

it("C-32.1004 who hides the address is not asked to complete it", () => {
  const answers: Answers = {
    ...glazier,
    contact: { country: "GB", phone: "01904 960 554" },
    description: "I mend windows. We are at Mill Lane, Leeds.",
  };
  expect(find(answers, "words-waiting")?.question).toMatch(/complete the address/);
  const hidden = { ...answers, contentNotes: "Please don't put my home address anywhere." };
  expect(find(hidden, "words-waiting")?.question ?? "").not.toMatch(/complete the address/);
});

it("C-32.1037 who hides the address is asked which one the privacy notice may name, in any country", () => {
  const notes = "Please don't put my street address on it. Just the suburb, people get it by phone.";
  const answers: Answers = { niche: "glazier", pages: ["Home", "Contact"], contentNotes: notes };
  expect(find({ ...answers, contact: { country: "US" } }, "legal-address")).toMatchObject({
    blocks: "launch",
    quotes: ["Please don't put my street address on it.", "Just the suburb, people get it by phone."],
  });
  const typed = { country: "US", address: "Tucson" };
  expect(find({ ...answers, contact: typed }, "legal-address")).toBeUndefined();
});

const idsOf = (answers: Answers): string[] => asked(answers).map(({ id }) => id);

it("an address that is typed in two lines and told in a sentence is one place", () => {
  const contact = { address: "218 Wells Road\nBristol BS4 2AX", country: "GB" };
  const idsAt = (street: string): string[] =>
    idsOf({ contact, pages: ["Contact"], description: `The office is at ${street}, Bristol BS4 2AX.` });
  expect(idsAt("218 Wells Road")).not.toContain("address-which");
  expect(idsAt("9 Park Street")).toContain("address-which");
});
