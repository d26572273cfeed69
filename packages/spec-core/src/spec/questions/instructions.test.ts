import { expect, it } from "vitest";
import type { JudgedStatement } from "../../content/public-words.ts";
import { type Answers, asked } from "./asked.fixture.ts";
import { isInstruction } from "./instructions.ts";

const statement = (text: string, kind: JudgedStatement["kind"]): JudgedStatement =>
  ({ text, kind }) as JudgedStatement;

it.each<[string, JudgedStatement["kind"], boolean]>([
  ["Keep the Welsh names with the meaning in brackets", "unsure", true],
  ["with Danish in brackets.", "unsure", true],
  ["Say 'guests', never 'customers'.", "unsure", true],
  ['Write "we", not "I".', "unsure", true],
  ["Use British spelling please.", "unsure", true],
  ["We don't want anything too flashy.", "private", true],
  ["Dont need much.", "private", true],
  ["No pop-ups please.", "private", true],
  ["Please have the opening hours on every page.", "wish", true],
  // What visitors are to read, though it sounds like a wish.
  ["We have to tell people that the yard has no toilet.", "wish", false],
  ["I want to hear about your day and your dress.", "wish", false],
  ["Leave your boots at the door.", "unsure", false],
  ["Keep dogs on the lead in the yard.", "unsure", false],
  ["Say hello to the goats.", "unsure", false],
  ["We don't need any machines for it.", "unsure", false],
])("'%s' (%s) tells the agency what to do: %s", (text, kind, isTold) => {
  expect(isInstruction(statement(text, kind))).toBe(isTold);
});

it("no question asks the client about the wording that they asked for", () => {
  const contentNotes = "Keep the Welsh terms, with English in brackets. Write 'we', not 'I'.";
  const form: Answers = {
    niche: "slate splitting",
    pages: ["Home"],
    description: "We split slate.",
    contentNotes,
  };
  const quoting = asked(form).filter(({ quotes }) =>
    quotes.some((quote) => /brackets|Welsh|Write/u.test(quote)),
  );
  expect(quoting.map(({ id }) => id)).toEqual([]);
});

it("a fact in the notes is only asked about as something to read", () => {
  const contentNotes = "Bryn Teg means fair hill.";
  const form: Answers = {
    niche: "slate splitting",
    pages: ["Home"],
    description: "We split slate.",
    contentNotes,
  };
  const question = asked(form).find(({ quotes }) => quotes.includes(contentNotes));
  expect(question?.question ?? "").not.toMatch(/up to date/u);
});
