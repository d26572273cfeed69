import { limits } from "@sitewright/spec-core/onboarding";
import { describe, expect, it } from "vitest";
import { initialWizardState, type WizardState } from "./wizard-store.ts";
import { wordsDecided } from "./word-choices.ts";

const choicesOf = (state: WizardState) => state.onboarding.formData.wordChoices;
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: `id-${from + index}`, print: true }));
const ids = (choices: readonly { id: string }[]) => new Set(choices.map(({ id }) => id));
const none = new Set<string>();

describe("deciding about words", () => {
  it("P-38.1 the newest choice about something counts and is last; the others stay", () => {
    const first = wordsDecided(many(3), none)(initialWizardState);
    const second = wordsDecided([{ id: "id-1", print: false }], none)(first);
    expect(choicesOf(second)).toEqual([
      { id: "id-0", print: true },
      { id: "id-2", print: true },
      { id: "id-1", print: false },
    ]);
  });

  it("P-38.2 corrected words stay while they are left out and shown again, until others replace them", () => {
    const decide = (state: WizardState, print: boolean, text?: string) =>
      wordsDecided([{ id: "phone", print, ...(text === undefined ? {} : { text }) }], none)(state);
    const corrected = decide(initialWizardState, true, "0951 29 64 10");
    const back = decide(decide(corrected, false), true);
    expect(choicesOf(back)).toEqual([{ id: "phone", print: true, text: "0951 29 64 10" }]);
    expect(choicesOf(decide(back, true, "0951 29"))[0]?.text).toBe("0951 29");
  });

  it("P-38.3 up to 400 choices nothing is forgotten; above, those about words that are gone are", () => {
    const full = wordsDecided(many(400), none)(initialWizardState);
    expect(choicesOf(full)).toHaveLength(400);
    const known = ids(many(10, 395));
    const pruned = wordsDecided(many(1, 400), known)(full);
    expect(choicesOf(pruned)).toEqual(many(6, 395));
  });

  it("P-38.3 there are never more than the form holds, and the newest are among them", () => {
    const known = ids(many(700));
    const state = wordsDecided(many(200, 500), known)(wordsDecided(many(500), known)(initialWizardState));
    expect(choicesOf(state)).toEqual(many(limits.wordChoicesMax, 200));
  });
});
