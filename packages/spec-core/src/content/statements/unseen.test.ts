import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { publicWords } from "../public-words.ts";
import { insideRemarks, visitorsSentences } from "./backstage.fixture.ts";
import { dictation } from "./dictation.ts";
import { readStatements } from "./read-statements.ts";
import { dictating, facts, laterRemarks, lookAlikes, remarks } from "./unseen.fixture.ts";

const described = (description: string) => readStatements(formDataSchema.parse({ description }));

it.each(dictating)("C-29.40 '%s' dictates '%s', in whatever form", (wish, words) => {
  expect(dictation(wish)?.words).toBe(words);
});

it.each(lookAlikes)("C-29.41 '%s' looks like a dictating wish and dictates nothing", (text) => {
  expect(dictation(text)).toBeUndefined();
});

it.each(remarks)("C-29.42 '%s' is kept without any of the usual cues", (text) => {
  expect(described(text).filter(({ proposal }) => proposal === "print")).toEqual([]);
});

it("C-29.63 what else owners say of themselves, their staff and their money is hardly ever proposed", () => {
  const proposed = laterRemarks.filter((text) =>
    described(text).some(({ proposal }) => proposal === "print"),
  );
  expect(proposed.length / laterRemarks.length).toBeLessThanOrEqual(0.05);
});

it.each(facts)("C-29.43 '%s' is a fact in whatever mood", (text) => {
  expect(described(text).map(({ kind }) => kind)).toEqual(["fact"]);
});

it("C-29.44 dictated words end where other words follow without a full stop", () => {
  const printed = described("it must say that we speak polish the photos come from my niece").filter(
    ({ proposal }) => proposal === "print",
  );
  expect(printed.map(({ text }) => text)).toEqual(["We speak polish"]);
});

it("C-29.45 a signature is kept, and so is a line that the next one calls personal", () => {
  const list = described(
    "We bake bread.\n14 Mill Lane, York\nIt is my home.\nKind regards,\nAnna Miller\nOffice Manager",
  );
  expect(list.filter(({ proposal }) => proposal === "print").map(({ text }) => text)).toEqual([
    "We bake bread.",
  ]);
});

it("C-29.74 a short sentence on the inside of a business is never printed unasked, and hardly ever proposed", () => {
  const read = (description: string) => publicWords(formDataSchema.parse({ description })).statements;
  expect(insideRemarks.filter((text) => read(text).some(({ isPrinted }) => isPrinted))).toEqual([]);
  const proposed = insideRemarks.filter((text) =>
    described(text).some(({ proposal }) => proposal === "print"),
  );
  expect(proposed.length / insideRemarks.length).toBeLessThanOrEqual(0.08);
});

it("C-29.75 of sentences as short that are meant for visitors 95 % are proposed", () => {
  const proposed = visitorsSentences.filter((text) =>
    described(text).some(({ proposal }) => proposal === "print"),
  );
  expect(proposed.length / visitorsSentences.length).toBeGreaterThanOrEqual(0.95);
});
