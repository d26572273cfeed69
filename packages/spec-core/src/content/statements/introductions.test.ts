import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { introductions, notForVisitors } from "./introductions.fixture.ts";
import { readStatements } from "./read-statements.ts";

const described = (description: string) => readStatements(formDataSchema.parse({ description }));
const isFor = (text: string): boolean => described(text).every(({ proposal }) => proposal === "print");

it("C-29.93 of forty first sentences that say what a business is at least thirty-five are for visitors", () => {
  const kept = introductions.filter((text) => !isFor(text));
  expect(introductions).toHaveLength(40);
  expect(kept.length).toBeLessThanOrEqual(5);
});

it("C-29.94 a first sentence with a wish or a private remark is not, whatever words it begins with", () => {
  const proposed = notForVisitors.filter((text) =>
    described(text).some((one) => one.proposal === "print" && !text.startsWith(one.text)),
  );
  expect(proposed).toEqual([]);
  expect(notForVisitors.filter(isFor)).toEqual([]);
});

it("C-29.95 what a business does without is no wish about its website, but what the site is to do without is", () => {
  expect(described("I make soap in my kitchen in Frome, no palm oil.").map(({ kind }) => kind)).toEqual([
    "fact",
  ]);
  expect(
    described("It's a proper pub: no music, no screens, dogs everywhere.").map(({ kind }) => kind),
  ).toEqual(["fact"]);
  expect(
    described("I make soap in my kitchen in Frome, no stock photos.").filter(
      ({ text, proposal }) => text.includes("photos") && proposal === "print",
    ),
  ).toEqual([]);
});

it("C-29.96 far after the beginning the same words are no introduction", () => {
  const [last] = described(
    "We bake bread. We bake rolls. We bake cakes. I make soap in my kitchen, no palm oil.",
  ).slice(-1);
  expect(last?.kind).toBe("unsure");
});

it("C-30.899 'so' at the beginning changes nothing", () => {
  const sentence =
    "clean holiday lets around Ludlow, changeovers mainly but also deep cleans after building work.";
  expect(isFor(`We ${sentence}`)).toBe(true);
  expect(isFor(`So we ${sentence}`)).toBe(true);
});
