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
  "You want to ignore it and come in from the Moor side.",
  "You can't miss it.",
  "Please don't follow it past the bridge.",
  "Just bring them along.",
  "Most of them are from here.",
  "We can do that too.",
  "People usually ask for those.",
  "It's about 10 to 12 weeks at the moment for chairs.",
])("a sentence that refers to a withheld one is withheld: %s", (text) => {
  expect(printedAfter("private", text)).toBe(false);
  expect(printedAfter("fact", text)).toBe(true);
  expect(printedAfter("private", text, true)).toBe(true);
});

it.each([
  "We mend gates too.",
  "It is best to book.",
  "That yard is ours.",
  "No gate is too big.",
  "You name it, we mend it.",
  "If it rains, we work indoors.",
  "Now it is only my brother and me.",
  "You can leave the dog in the yard while we look at it.",
  "We do that walk in May.",
  "It takes 2 days to dry a fleece.",
])("a sentence on its own is not: %s", (text) => {
  expect(printedAfter("private", text)).toBe(true);
});

it("a warning about directions is proposed with the sentence that refers to it", () => {
  const contentNotes =
    "How to find us: your sat nav takes you up the farm track, to a gate. You need to ignore it and come in from the Moor side.";
  const proposals = publicWords(formDataSchema.parse({ contentNotes })).statements.map(
    ({ proposal }) => proposal,
  );
  expect(proposals).toEqual(["print", "print"]);
});
