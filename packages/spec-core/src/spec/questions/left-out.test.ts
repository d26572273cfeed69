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
