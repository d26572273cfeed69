import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readStatements } from "../../../src/content/index.ts";
import { learntWeights } from "../../../src/content/statements/english/learnt-weights.ts";
import { formDataSchema } from "../../../src/onboarding/form-data.ts";
import { readEntries, scoreStatements } from "../statements-score.ts";
import { examplesOf, learn } from "./learn.ts";
import { learntFrom } from "./sets.ts";

const written = new Map(
  Object.entries(learntWeights).flatMap(([units, features]) =>
    features.split(",").map((feature) => [feature, Number(units)] as const),
  ),
);
const readAlone = (description: string) => readStatements(formDataSchema.parse({ description }));

describe("learnt weights", () => {
  // Learning from all texts takes a sixth of this package's tests, and weights that are slightly old harm nobody.
  if (process.env.TEST_FULL)
    it("C-29.105 are those that the labelled texts teach (if not: pnpm run learn)", () => {
      const learnt = learn(examplesOf(learntFrom()));
      // Another engine's exponential function may round the last digit of a weight differently.
      const differing = [...new Set([...learnt.keys(), ...written.keys()])].filter(
        (feature) => Math.abs((learnt.get(feature) ?? 0) - (written.get(feature) ?? 0)) > 1,
      );
      expect(differing).toEqual([]);
    });

  it("C-29.106 let 'Accept' print three quarters of what owners say to visitors in their own voice, and few of their remarks", () => {
    // Every eighth text says enough; the bench measures all of them.
    const some = (["voices-tuning", "further-voices-tuning"] as const)
      .flatMap(readEntries)
      .filter((_, index) => index % 8 === 0);
    const { factsShownAgreed, privateShownAgreed, privateShown } = scoreStatements(some);
    const share = ([count, all]: readonly [number, number]): number => count / all;
    expect(share(factsShownAgreed)).toBeGreaterThanOrEqual(0.78);
    expect(share(privateShownAgreed)).toBeLessThanOrEqual(0.04);
    expect(share(privateShown)).toBeLessThanOrEqual(0.005);
  });

  it("C-29.107 are not applied where a sentence asks for secrecy, is undecided, or tells wages", () => {
    const strongestForVisitors = [...written]
      .filter(([feature, units]) => units > 4 && /^[a-z]+$/.test(feature))
      .map(([feature]) => feature);
    expect(strongestForVisitors.length).toBeGreaterThan(20);
    const withholding = [
      "between us",
      "not for the website:",
      "we have not decided whether",
      "her wages are 14 an hour for",
    ];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...strongestForVisitors), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...withholding),
        (words, reason) => {
          const statements = readAlone(`${reason} ${words.join(" ")}.`);
          expect(statements.filter(({ proposal }) => proposal === "print")).toEqual([]);
        },
      ),
    );
  });
});
