import { expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

it("C-32.1414 a date before which nothing may go live asks for no approval", () => {
  const answers = (onlyForUs: string): Answers => ({ niche: "holiday cottages", pages: ["Home"], onlyForUs });
  expect(
    find(answers("Nothing must go live before 1st November, they are funny about it."), "read-first"),
  ).toBeUndefined();
  expect(find(answers("Nothing must go live before I have read it."), "read-first")).toBeDefined();
  expect(find(answers("Nothing goes live until Mark has read it."), "read-first")).toBeDefined();
  expect(find(answers("Nothing must go live until decided by Jane."), "read-first")).toBeDefined();
});

const noted = (contentNotes: string) => ({
  niche: "Violin teacher",
  pages: ["Home", "About", "FAQ"],
  description: "I teach violin in Bristol.",
  contentNotes,
});

it.each([
  "I would like to write the About page myself.",
  "I'll write the About text.",
  "We want to do the FAQ texts ourselves.",
  "A short welcome in Irish on the home page would be lovely, I can write that myself.",
  "My wife writes the About page.",
  "I'd rather write my own story.",
])("C-32.317 the text that '%s' speaks of is asked for, and a page waits for it", (text) => {
  expect(find(noted(text), "own-texts")).toMatchObject({ asks: "client", blocks: "page", quotes: [text] });
});

it.each([
  "I write a blog post every month.",
  "I write the bills myself.",
  "We write the reports ourselves.",
  "I don't want to write the About page myself.",
  "I write letters for people who cannot.",
])("C-32.318 '%s' is no text of the client's for the site", (text) => {
  expect(find(noted(text), "own-texts")).toBeUndefined();
});

it("C-32.319 who writes the About page is not asked what it should say", () => {
  expect(find(noted(""), "about")).toBeDefined();
  expect(find(noted("I would like to write the About page myself."), "about")).toBeUndefined();
});

it.each([
  "Please let me read anything clinical before it goes live, we have advertising rules to follow.",
  "I want to see the texts before they go online.",
  "Nothing goes live without my OK.",
  "All texts need my approval.",
  "Please run the wording past me first.",
  "Our compliance officer has to approve every page.",
])("C-32.320 the launch waits for the reading that '%s' asks for", (text) => {
  expect(find(noted(text), "read-first")).toMatchObject({ asks: "client", blocks: "launch", quotes: [text] });
});

it.each([
  "Ask me before using any photos with faces.",
  "I check my messages before nine.",
  "The number 81 bus stops near by I think, but check that before you put it on.",
  "People want to see the room before they book.",
  "We let you see the design before you pay.",
])("C-32.321 '%s' asks for no reading of texts", (text) => {
  expect(find(noted(text), "read-first")).toBeUndefined();
});

it.each([
  "The plans are a provider's, so their compliance people have to approve any wording.",
  "All wording on the plans must be approved by the insurer.",
])(
  "C-32.1292 the launch waits for the approval that the notes for the agency tell of, and nothing is quoted: %s",
  (text) => {
    expect(find({ ...noted(""), onlyForUs: text }, "read-first")).toMatchObject({
      blocks: "launch",
      question: expect.stringMatching(/^In your notes for us .* who approves it and by when/),
      quotes: [],
    });
  },
);

it("C-32.1293 a landlord who has to approve the sign is no reader of texts", () => {
  expect(
    find({ ...noted(""), onlyForUs: "The landlord has to approve the sign." }, "read-first"),
  ).toBeUndefined();
});

const venue = (contentNotes: string): Answers => ({
  niche: "Wedding venue",
  pages: ["Home", "About", "Contact"],
  description: "We host weddings in a mill.",
  contentNotes,
});

it.each([
  ["I have a history of the house a neighbor wrote, six pages."],
  ["There is a poem by my aunt about the garden."],
  ["We have an article written by a local journalist."],
  ["The Gazette did a lovely piece on us last year."],
  ["There was an article about us in the local paper."],
])("the text of somebody else is asked for, with its author's consent: %s", (text) => {
  expect(find(venue(text), "others-texts")).toMatchObject({
    asks: "client",
    blocks: "page",
    quotes: [text],
    question: expect.stringMatching(/author.*agree.*credited/),
  });
});

it("what should become of that text is quoted with it and is no question for the agency", () => {
  const text = "I have an essay on the barn that a neighbor wrote.";
  const wish = "Could some of it go on the About page?";
  expect(find(venue(`${text} ${wish}`), "others-texts")?.quotes).toEqual([text, wish]);
  expect(find(venue(`${text} ${wish}`), "open-advice")).toBeUndefined();
});

it.each([
  "The About story is one I wrote years ago.",
  "I will write the story myself.",
  "Please don't use the article a journalist wrote.",
  "A piece of cake and tea is included.",
  "The kind stories guests wrote are in our book.",
])("'%s' is no text of somebody else's for the site", (text) => {
  expect(find(venue(text), "others-texts")).toBeUndefined();
});
