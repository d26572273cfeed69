import { describe, expect, it } from "vitest";
import { scoreBuildersForms } from "./builders-score.ts";
import { buildersForms } from "./forms/index.ts";

describe("what builders have to ask", () => {
  const score = scoreBuildersForms(buildersForms);

  it("C-32.26 of what the builders of ten forms have to ask, nine in ten points are named", () => {
    expect(score.lost).toEqual([]);
    expect(score.named / score.points).toBeGreaterThanOrEqual(0.9);
  });

  it("C-32.27 of the questions of these forms at most one in twenty is needless", () => {
    expect(score.needless / score.questions).toBeLessThanOrEqual(0.05);
  });
});
