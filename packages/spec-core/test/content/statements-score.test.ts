import { expect, it } from "vitest";
import { readEntries, scoreStatements } from "./statements-score.ts";

// The targets of the issue that asked for it; the held-out half is measured by a script and never read.
const score = scoreStatements(readEntries("tuning"));
const share = ([count, all]: readonly [number, number]): number => count / all;

it("C-29.20 of private remarks and wishes at most 1 % are printed without a choice, 1.5 % after 'Accept'", () => {
  expect(share(score.privatePrinted)).toBeLessThanOrEqual(0.01);
  expect(share(score.privateProposed)).toBeLessThanOrEqual(0.015);
  expect(share(score.privateShownAgreed)).toBeLessThanOrEqual(0.015);
});

it("C-29.21 of facts at least 65 % are printed without a choice, 92 % after 'Accept'", () => {
  expect(share(score.factsPrinted)).toBeGreaterThanOrEqual(0.65);
  expect(share(score.factsProposed)).toBeGreaterThanOrEqual(0.92);
  expect(share(score.factsShownAgreed)).toBeGreaterThanOrEqual(0.92);
});

it("C-29.22 of dictated statements at least 90 % are found", () => {
  expect(share(score.dictatedFound)).toBeGreaterThanOrEqual(0.9);
});
