import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { publicWords } from "../public-words.ts";

const printed = (answers: object): string[] =>
  publicWords(formDataSchema.parse(answers)).statements.flatMap(({ text, isPrinted, proposal }) =>
    isPrinted || proposal === "print" ? [text] : [],
  );

it.each([
  [{ description: "We mend clocks. Telephone Alec or Graeme. (Alec is retired)" }],
  [{ description: "We mend clocks. Ask for Alec.", onlyForUs: "Alec has left us in spring." }],
  [{ description: "CALL ALEC OR DONNA", contentNotes: "Alec retired last year." }],
])("nobody is sent to somebody who is not there any more: %j", (answers) => {
  expect(printed(answers).join("\n")).not.toMatch(/alec/i);
});

it.each([
  [{ description: "Telephone Alec or Graeme.", onlyForUs: "Donna is retired." }, "Telephone Alec or Graeme."],
  [{ description: "Ask for Alec. He left the army in 1999." }, "Ask for Alec."],
])("whoever is there is asked for: %j", (answers, text) => {
  expect(printed(answers)).toContain(text);
});
