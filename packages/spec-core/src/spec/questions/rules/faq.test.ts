import { expect, it } from "vitest";
import { type Answers, decided, find, questionOf } from "../asked.fixture.ts";

it("C-32.1393 what the FAQ should have is asked for, with what the client says of it", () => {
  const answer = "Mostly you dont need it if its under 2.5m but say to check with the council.";
  const wish = "FAQ should have planning permission because thats the first thing everyone asks.";
  const builder: Answers = { niche: "garden rooms", pages: ["Home", "FAQ"], aiContentCreation: true };
  const quotes = find({ ...builder, contentNotes: `${wish} ${answer}` }, "faq")?.quotes ?? [];
  expect(quotes).toEqual(expect.arrayContaining([wish, answer]));
  expect(find({ ...builder, contentNotes: "We are on Checkatrade." }, "faq")).toBeUndefined();
});

const cobbler: Answers = {
  niche: "shoe repairs",
  pages: ["Home", "FAQ"],
  aiContentCreation: false,
};
const contact = { country: "GB", phone: "01904 960 554", address: "4 Mill Street, York YO1 7AA" };

it.each<[string, Answers, "page" | "nothing"]>([
  ["nothing that customers ask is known", cobbler, "page"],
  [
    "only the ways to be reached are known",
    { ...cobbler, contact: { country: "GB", phone: contact.phone } },
    "page",
  ],
  ["the place and the ways to be reached are known", { ...cobbler, contact }, "nothing"],
  [
    "prices and ways to be reached are known",
    {
      ...cobbler,
      contact: { country: "GB", phone: contact.phone },
      offers: [{ name: "Heels", what: "", price: "£12" }],
    },
    "nothing",
  ],
])("C-32.1000 where %s, the FAQ page waits for its questions: %#", (_, answers, blocks) => {
  expect(find(answers, "faq")?.blocks).toBe(blocks);
});

it.each([
  ["We cannot mend climbing shoes, people keep asking.", true],
  ["Not on Mondays, we are closed Mondays, got my dad then.", true],
  ["No pictures of feet please.", false],
  ["I hate our old website.", false],
  ["We do want the site in dark green.", false],
])("C-32.1001 '%s' is quoted with the question about the FAQ page as an answer: %s", (sentence, isQuoted) => {
  const description = "We mend shoes in York. We stretch boots. We dye leather. We sew bags.";
  const answers = decided({ ...cobbler, contact, description, contentNotes: `Our dog is Pim. ${sentence}` });
  expect(find(answers, "faq")?.quotes.includes(sentence)).toBe(isQuoted);
  expect(/may it say what you wrote/.test(questionOf(answers, "faq"))).toBe(isQuoted);
});

it("C-32.1062 an answer that another question quotes is not quoted twice", () => {
  const waiting: Answers = {
    ...cobbler,
    contact,
    description: "We mend shoes in York.",
    contentNotes: "We do not resole climbing shoes.",
  };
  expect(find(waiting, "words-waiting")?.quotes).toContain("We do not resole climbing shoes.");
  expect(find(waiting, "faq")).toMatchObject({
    quotes: [],
    question: expect.stringMatching(/^Which questions/),
  });
});

it.each([
  ["fewer e-mails with the same questions", true],
  ["stop people asking about parking", true],
  ["fewer calls asking for wedding dates", false],
  ["more bookings", false],
])("with the goal '%s' the FAQ page waits for the questions: %s", (goal, isWaiting) => {
  const answers: Answers = {
    pages: ["Home", "FAQ", "Contact"],
    goals: [goal],
    aiContentCreation: true,
    offers: [
      { name: "Check", price: "£40" },
      { name: "Repair", price: "£60" },
    ],
    contact: { country: "GB", phone: "01632 960123", email: "a@kiln.example" },
  };
  expect(find(answers, "faq")?.blocks === "page").toBe(isWaiting);
});

it("questions without an answer are quoted beside answered ones, even if the agency writes the texts", () => {
  const contentNotes = "FAQ: zips, heel tips, do you dye (yes, leather), can I post them (yes, to the shop).";
  const answers = decided({ ...cobbler, contact, contentNotes, aiContentCreation: true });
  expect(find(answers, "faq")).toMatchObject({
    quotes: ["FAQ: zips, heel tips"],
    question: expect.stringMatching(/^What do you answer to these questions/),
    blocks: "nothing",
  });
  const answered = { ...answers, contentNotes: "FAQ: do you dye (yes, leather), can I post them (yes)." };
  expect(find(decided(answered), "faq")).toBeUndefined();
});

it("a question from visitors about a photo is not quoted with the pictures", () => {
  const contentNotes = "FAQ: how do I get a quote (a photo from your phone), do you dye (yes, leather).";
  const answers = decided({ ...cobbler, contact, contentNotes });
  expect(find(answers, "pictures")?.quotes.join() ?? "").not.toContain("phone");
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

it("C-32.359 a page of questions waits for the answers of who wants no generated texts", () => {
  const faq: Answers = { niche: "Violin teacher", pages: ["Home", "FAQ"] };
  expect(find({ ...faq, aiContentCreation: false }, "faq")?.blocks).toBe("page");
  expect(find({ ...faq, aiContentCreation: true }, "faq")).toBeUndefined();
});

it("C-32.44 the questions that customers ask are quoted with the FAQ", () => {
  const answers: Answers = {
    pages: ["Home", "FAQ"],
    contentNotes: "People ask about lead paint. The tide tables are on the harbor site.",
  };
  expect(find(answers, "faq")?.quotes).toContain("People ask about lead paint.");
});
