import { expect, it } from "vitest";
import { type Answers, asked, decided, find } from "./asked.fixture.ts";

const pottery: Answers = {
  niche: "pottery courses",
  pages: ["Home", "Contact"],
  description: "We teach pottery in Otley. We fire twice a week. We keep nine wheels.",
  contact: { country: "GB", phone: "01904 960 554", address: "4 Mill Street, Otley LS21 1AA" },
};
const leftOut = (sentence: string) =>
  find(decided({ ...pottery, description: `${pottery.description ?? ""} ${sentence}` }), "left-out");

it.each([
  "I was a joiner for twenty years so the shelves are straight.",
  "The other half of the business, more than half now, is bowls for two restaurants.",
])("C-32.1210 '%s' is asked about once more, though the client agreed to leave it out", (sentence) => {
  expect(leftOut(sentence)?.quotes).toEqual([sentence]);
});

it.each([
  "My sister says the kiln is too dear and we fell out over the money.",
  "Don't tell anybody that we are looking for a bigger room.",
  "Filled in by Moira, who looks after the books.",
])("C-32.1211 '%s' is not", (sentence) => {
  expect(leftOut(sentence)).toBeUndefined();
});

it("C-32.1212 it blocks the launch where a danger is left out, else nothing", () => {
  const joiner = "I was a joiner for twenty years so";
  expect(leftOut(`${joiner} the shelves are straight.`)?.blocks).toBe("nothing");
  expect(leftOut(`${joiner} the shelves are straight and oiled with nut oil.`)?.blocks).toBe("launch");
});

it("C-32.1214 nor a sentence of which the client dictated a part", () => {
  const contentNotes = "We do not do repairs, this must be clear as we get many enquiries.";
  expect(find(decided({ ...pottery, contentNotes }), "left-out")).toBeUndefined();
});

it("C-32.1276 a sentence stays in it although the question about its page quotes it too", () => {
  const sentence = "I was a joiner for twenty years so the shelves are straight.";
  const questions = asked(
    decided({
      ...pottery,
      customPages: ["Shelves"],
      description: `${pottery.description ?? ""} ${sentence}`,
    }),
  );
  const quoting = questions.filter(({ quotes }) => quotes.includes(sentence)).map(({ id }) => id);
  expect(quoting).toEqual(expect.arrayContaining(["page-shelves", "left-out"]));
});

it("C-32.1277 a remark about another box of the form is not for visitors", () => {
  expect(leftOut("Prices are from prices, plus the postage, please see my note below.")).toBeUndefined();
});

it("C-32.1283 a rule for customers is in it, in whatever mood it is told, and comes first", () => {
  const rule = "If you cancel on the day I charge half, I hate doing it but I lost a week's money.";
  const joiner = "I was a joiner for twenty years so the shelves are straight.";
  const description = `${pottery.description ?? ""} ${joiner}`;
  const question = find(decided({ ...pottery, description, contentNotes: rule }), "left-out");
  expect(question?.quotes).toEqual([rule, joiner]);
});

it("a price that stands in no list and no printed sentence is asked about, if others of its sentence are told", () => {
  const offers: Answers["offers"] = [
    { name: "Day ticket", price: "£12" },
    { name: "Month ticket", price: "£60" },
  ];
  const description =
    "A climbing hall in Ely with two walls. Open to everybody. Day ticket £12, evening ticket £8, month ticket £60.";
  const hall: Answers = {
    pages: ["Home", "Pricing", "Contact"],
    contact: { country: "GB" },
    niche: "climbing hall",
    offers,
    description,
  };
  const undone = decided(hall);
  const choices = (undone.wordChoices ?? []).map((choice) => ({ ...choice, print: false }));
  const question = find({ ...undone, wordChoices: choices }, "left-out");
  expect(question?.quotes.join(" ")).toMatch(/£8/);
  expect(question?.quotes.join(" ")).not.toMatch(/month ticket: £60/i);
});

const grinder: Answers = {
  niche: "knife sharpening",
  pages: ["Home", "Services", "Pricing", "Contact"],
  description: "We sharpen knives in Otley. We hone by hand. We mend handles.",
  offers: [
    { name: "Kitchen knives", what: "any length, honed and stropped", price: "£6" },
    { name: "Garden shears", what: "both blades", price: "£11" },
  ],
  contact: { country: "GB", phone: "01904 960 554", address: "4 Mill Street, Otley LS21 1AA" },
};

const saying = (sentence: string): Answers => ({
  ...grinder,
  description: `${grinder.description ?? ""} ${sentence}`,
});

it("a phone number that the site shows needs no sentence of its own", () => {
  const sentence = "Ring me on 01904 960 554, I never see my e-mails.";
  expect(find(decided(saying(sentence)), "left-out")).toBeUndefined();
});

it("C-32.1248 a sentence without which a page has nothing to say holds up the page", () => {
  const story = "I worked in the NHS for nine years before setting up on my own in 2012.";
  const blocks = (pages: string[]) =>
    find(
      decided({ niche: "physiotherapist", pages, description: `I treat backs in Leith. ${story}` }),
      "left-out",
    )?.blocks;
  expect(blocks(["Home", "About"])).toBe("page");
  expect(blocks(["Home", "Contact"])).toBe("nothing");
});

it("an explanation that the client wants given holds back its page", () => {
  const description =
    "I hold ceremonies in Ely. I should explain what a humanist does, people always ask. I was a nurse for twenty years and saw it every week because I had to.";
  const question = find(
    { niche: "celebrant", pages: ["Home", "Contact"], contact: { country: "GB" }, description },
    "left-out",
  );
  expect(question?.blocks).toBe("page");
});

const yoga: Answers = { niche: "yoga teacher", pages: ["Home", "About"], contact: { country: "US" } };
const quotesOf = (sentence: string): readonly string[] =>
  find(decided({ ...yoga, description: `Slow yoga in Duluth. ${sentence}` }), "left-out")?.quotes ?? [];

it.each([
  "I was an ICU nurse for 27 years and I wrecked my back doing it.",
  "Eleven of our 19 have been with us more than five years.",
  "Beto is from McAllen and cooks like his grandma did, Marcy makes the biscuits lol.",
])("C-32.1311 '%s' tells of the business, and is put to the client once more", (sentence) => {
  expect(quotesOf(sentence)).toContain(sentence);
});

it.each([
  "My sister says the hall is too dear and we fell out over the money.",
  "I can't afford much, the hall pays the rent and that is it.",
  "The last website was hacked and I cried.",
])("C-32.1312 '%s' is not", (sentence) => {
  expect(quotesOf(sentence)).toEqual([]);
});

it("C-32.1365 what pictures must not show is no sentence for visitors", () => {
  const contentNotes = "No flags, no globes, no speech bubbles.";
  const asked = find(decided({ ...yoga, description: "Slow yoga in Duluth.", contentNotes }), "left-out");
  expect(asked?.quotes ?? []).not.toContain(contentNotes);
});
