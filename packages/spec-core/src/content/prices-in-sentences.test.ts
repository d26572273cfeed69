import { describe, expect, it } from "vitest";
import { formDataSchema } from "../onboarding/form-data.ts";
import type { JudgedStatement, PublicWords } from "./public-words.ts";
import { publicWords } from "./public-words.ts";

const wordsOf = (description: string, more: object = {}): PublicWords =>
  publicWords(formDataSchema.parse({ country: "United Kingdom", description, ...more }));

const sentence = ({ statements }: PublicWords, text: string): JudgedStatement | undefined =>
  statements.find((statement) => statement.text === text);

/** The answers after the client has confirmed all that the rules propose. */
function accepted(description: string, more: object = {}): PublicWords {
  const { statements, facts } = wordsOf(description, more);
  const wordChoices = [...facts, ...statements.filter(({ kind }) => kind === "unsure")].map(
    ({ id, proposal }) => ({ id, print: proposal === "print" }),
  );
  return wordsOf(description, { ...more, wordChoices });
}

describe("a price without a name is shown in its sentence", () => {
  const lessons = "Piano lessons in Leeds, for beginners and adults.\n\n£34 an hour. £60 for two hours.";

  it("which is proposed at the start of a paragraph and printed once it is confirmed", () => {
    expect(sentence(wordsOf(lessons), "£34 an hour.")).toMatchObject({
      kind: "unsure",
      proposal: "print",
      isPrinted: false,
    });
    expect(sentence(accepted(lessons), "£34 an hour.")).toMatchObject({ isPrinted: true, isProse: true });
  });

  it("and is only asked about behind the sentence that names the thing", () => {
    const text = "between £200 and £450.";
    const description = `We restore old sewing machines. Then the restored radios: every valve is tested. ${text}`;
    expect(sentence(wordsOf(description), text)).toMatchObject({
      proposal: "keep",
      mayBeForVisitors: true,
    });
    expect(sentence(accepted(description), text)?.isPrinted).toBe(false);
  });
});

describe("what prices leave out stands beside them", () => {
  const offers = [
    { name: "Day tour", what: "", price: "£190" },
    { name: "Evening tour", what: "", price: "£120" },
  ];
  const prices = "Our day tour is £190 and the evening tour £120.";
  const limit = "That is our own fees only and does not cover the entrance or the ferry.";

  it("also where the list of offers has the prices", () => {
    const words = accepted(`We are walking guides in Oban. ${prices} ${limit}`, { offers });
    expect(sentence(words, prices)).toMatchObject({ isPrinted: true, isProse: true });
    expect(sentence(words, limit)).toMatchObject({ isPrinted: true });
  });

  it("and is not printed without them", () => {
    const tax = "Plus tourist tax, which the town collects.";
    const description = `We have four rooms. Garden room £70 a night, each further guest £15. ${tax}`;
    const { statements } = wordsOf(description, {
      offers: [{ name: "Garden room", what: "", price: "£70" }],
    });
    const at = statements.findIndex(({ text }) => text === tax);
    expect(statements[at - 1]?.isPrinted).toBe(false);
    expect(statements[at]).toMatchObject({ proposal: "print", isPrinted: false });
  });
});
