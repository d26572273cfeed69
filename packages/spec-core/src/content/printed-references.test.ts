import { expect, it } from "vitest";
import { formDataSchema } from "../onboarding/form-data.ts";
import { withPrintedReferences } from "./printed-references.ts";
import { publicWords } from "./public-words.ts";

const [base] = publicWords(formDataSchema.parse({ description: "We mend fences in Louth." })).statements;

const printedAfter = (kind: "private" | "fact", text: string, isByClient = false): boolean | undefined => {
  if (!base) throw new Error("no statement");
  const isFact = kind === "fact";
  return withPrintedReferences([
    {
      ...base,
      kind,
      proposal: isFact ? "print" : "keep",
      isPrinted: isFact,
      text: "Sam keeps the spare key.",
    },
    { ...base, isPrinted: true, text, decidedBy: isByClient ? "client" : "rules" },
  ])[1]?.isPrinted;
};

it.each([
  "That is what we are known for.",
  "These cost nothing.",
  "We cannot stress this enough.",
  "We check them against our stock.",
  "They came here in 1990.",
  "It opened in May.",
  "Not like the other yards.",
])("a sentence that refers to a withheld one is withheld: %s", (text) => {
  expect(printedAfter("private", text)).toBe(false);
  expect(printedAfter("fact", text)).toBe(true);
  expect(printedAfter("private", text, true)).toBe(true);
});

it.each(["We mend gates too.", "It is best to book.", "That yard is ours.", "No gate is too big."])(
  "a sentence on its own is not: %s",
  (text) => {
    expect(printedAfter("private", text)).toBe(true);
  },
);
