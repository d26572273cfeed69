import { expect, it } from "vitest";
import { mentionsOf } from "../mentions/mentions.ts";
import { type Answers, asked, find, questionOf } from "./asked.fixture.ts";

const clinic = (more: Answers): Answers => ({
  niche: "Physiotherapy clinic",
  pages: ["Home", "Services", "Contact"],
  goals: ["Book Appointments"],
  description: "We treat backs and knees.",
  ...more,
});

it.each([
  "We use booking software already, the site just has to link to it. I'll get the link to you.",
  "I've already got a booking system with a button. Will send the link.",
])("the tool in use is asked for by its name and address, not what a form asks: %s", (contentNotes) => {
  const answers = clinic({ contentNotes });
  expect(find(answers, "booking-tool")).toMatchObject({
    blocks: "launch",
    question: expect.stringMatching(/^What is your booking tool called.*book all there/),
  });
  expect(find(answers, "booking-request")).toBeUndefined();
});

it.each([
  ["The sign has no accent, so leave the name as it is.", false],
  ["Let them leave their name and I will ring them.", true],
])("'%s' says that people ask for a date: %s", (contentNotes, isRequest) => {
  expect(find(clinic({ contentNotes }), "booking-request") !== undefined).toBe(isRequest);
});

it("a tool that is only thought about is no tool in use", () => {
  expect(questionOf(clinic({ contentNotes: "Should we use booking software?" }), "booking-tool")).toMatch(
    /Or should people send a request/,
  );
});

it("a service that bookings go over is asked for its address alone", () => {
  const answers = clinic({ contentNotes: "The booking goes over Zenlane, I don't want a second calendar." });
  expect(find(answers, "booking-tool")).toBeUndefined();
  expect(questionOf(answers, "booking-tool-access")).toMatch(/exact address of your booking page/);
  expect(questionOf(clinic({ contentNotes: "No bookings over New Year." }), "booking-tool-access")).toBe("");
});

const onPage = (name: string, answers: Answers) =>
  asked({ pages: ["Home"], customPages: [name], ...answers }).find(({ about }) => about === name);

it.each(["Probate explained", "Understanding your pension", "What is dry rot"])(
  "the page '%s' is asked for what it must say and who checks it",
  (name) => {
    const offers: Answers["offers"] = [
      { name: "Probate", what: "the whole application with all its papers", price: "£900" },
    ];
    expect(onPage(name, { niche: "Adviser", offers })).toMatchObject({
      blocks: "page",
      question: expect.stringMatching(/^What must this page say, who writes it, and who checks/),
    });
  },
);

it("a page whose offer tells hardly more than its length is asked for whom it is and how it goes", () => {
  const page = (offers: Answers["offers"]) => onPage("Hand therapy", { niche: "Osteopath", offers });
  const first = { name: "Hand therapy first visit", what: "50 min with Ada", price: "$120" };
  expect(page([first])?.question).toMatch(/for whom it is.*step by step.*bring.*price of a further one/);
  expect(page([first])?.question).not.toMatch(/how long it takes|the price,/);
  const next = { name: "Hand therapy follow up", what: "30 min", price: "$80" };
  expect(page([first, next])?.question).not.toMatch(/further one/);
  expect(
    page([{ ...first, what: "50 min for stiff or injured hands, with a plan to take home" }]),
  ).toBeUndefined();
});

const noted = (contentNotes: string): Answers => ({
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
  expect(find(noted(text), "others-texts")).toMatchObject({
    asks: "client",
    blocks: "page",
    quotes: [text],
    question: expect.stringMatching(/author.*agree.*credited/),
  });
});

it("what should become of that text is quoted with it and is no question for the agency", () => {
  const text = "I have an essay on the barn that a neighbor wrote.";
  const wish = "Could some of it go on the About page?";
  expect(find(noted(`${text} ${wish}`), "others-texts")?.quotes).toEqual([text, wish]);
  expect(find(noted(`${text} ${wish}`), "open-advice")).toBeUndefined();
});

it.each([
  "The About story is one I wrote years ago.",
  "I will write the story myself.",
  "Please don't use the article a journalist wrote.",
  "A piece of cake and tea is included.",
  "The kind stories guests wrote are in our book.",
])("'%s' is no text of somebody else's for the site", (text) => {
  expect(find(noted(text), "others-texts")).toBeUndefined();
});

it.each([
  "A blog was suggested to us but honestly none of us will write it.",
  "We were told to have a blog, but nobody here has time for it.",
  "I thought about writing articles but I would not keep it up.",
  "Please leave the blog out for now.",
])("'%s' declines a blog", (contentNotes) => {
  expect(mentionsOf([contentNotes]).of("blog")).toEqual([]);
  expect(find(noted(contentNotes), "blog")).toBeUndefined();
});

it.each([
  "We would like a blog but nobody here can set it up.",
  "A blog with jobs for the month.",
  "We want a blog, but I can't write it in German.",
])("'%s' wishes for a blog", (contentNotes) => {
  expect(mentionsOf([contentNotes]).of("blog")).toEqual([contentNotes]);
});

it.each([
  ["No patient quotes please, the rules are strict about testimonials.", false],
  ["Our board does not allow testimonials.", false],
  ["Some testimonials would be nice.", true],
])("beside '%s' testimonials are asked for: %s", (contentNotes, isAsked) => {
  expect(find(noted(contentNotes), "testimonials") !== undefined).toBe(isAsked);
});

it.each([
  "What people always ask: do I need a mat (no, all there), can I come if it is my first time (yes).",
  "Can we bring our dog? Yes, on a lead.",
])("'%s' asks nothing of the agency", (contentNotes) => {
  const ids = asked(noted(contentNotes)).map(({ id }) => id);
  expect(ids).not.toContain("open-advice");
  expect(ids).not.toContain("open-points");
});

it.each(["People keep asking for a price list, should we have one?", "Do we need a shop? No idea."])(
  "'%s' is still open",
  (contentNotes) => {
    const ids = asked(noted(contentNotes)).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith("open-"))).not.toEqual([]);
  },
);

it("what the client guesses is the client's to decide", () => {
  const guess = "Ceremonies for the mainland only I should think??";
  expect(find(noted(guess), "open-advice")).toBeUndefined();
  expect(find(noted(guess), "open-points")?.quotes).toEqual([guess]);
});

it.each([
  ["Own caterer? Yes, licensed and insured.", ""],
  ["For the FAQ:\n- Own caterer? Yes, licensed and insured.\n- Dogs? Yes.", ""],
  [
    "For the FAQ:\n- Own caterer? Yes.\n- Do you have cover? Yes, fully insured.",
    "What does your insurance cover",
  ],
  ["Wine only through a licensed bartender, we don't hold a liquor license.", ""],
  ["We don't need a liquor license. Fully insured.", "What does your insurance cover"],
  ["We are licensed and bonded.", "What exactly is the license"],
])("of '%s' the license of others is not asked for", (contentNotes, question) => {
  const found = questionOf({ ...noted(contentNotes), niche: "Event hall" }, "licences");
  expect(found.slice(0, question.length)).toBe(question);
  if (question === "") expect(found).toBe("");
});
