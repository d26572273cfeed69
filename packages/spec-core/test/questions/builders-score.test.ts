import { describe, expect, it } from "vitest";
import { scoreBuildersForms } from "./builders-score.ts";
import { fiveHeldOutForms } from "./forms/five-held-out-forms.ts";
import { fourHeldOutForms } from "./forms/four-held-out-forms.ts";
import { buildersForms } from "./forms/index.ts";
import { sixTuningForms } from "./forms/six-tuning-forms.ts";
import { thirteenTuningForms } from "./forms/thirteen-tuning-forms.ts";
import { threeHeldOutForms } from "./forms/three-held-out-forms.ts";
import { threePartlyTuningForms } from "./forms/three-partly-tuning-forms.ts";
import { threeTuningForms } from "./forms/three-tuning-forms.ts";
import { unseenForms } from "./forms/unseen-forms.ts";

describe("what builders have to ask", () => {
  const mended = scoreBuildersForms(buildersForms);
  const later = scoreBuildersForms(fiveHeldOutForms);
  const second = scoreBuildersForms(thirteenTuningForms);
  const unseen = scoreBuildersForms(unseenForms);

  it("C-32.26 of what the builders of ten forms have to ask, nineteen in twenty points are named", () => {
    expect(mended.lost).toEqual([]);
    expect(mended.named / mended.points).toBeGreaterThanOrEqual(0.95);
  });

  it("C-32.27 of the questions of these forms at most one in fifty is needless", () => {
    expect(mended.needless / mended.questions).toBeLessThanOrEqual(0.02);
  });

  // Below the 80 % and 10 % aimed at: the figure of forms that no rule was made for, which may only rise.
  it("C-32.28 of what the builders of five later forms have to ask at least 58 % is named, and 8 % needless at most", () => {
    expect(later.lost).toEqual([]);
    expect(later.named / later.points).toBeGreaterThanOrEqual(0.58);
    expect(later.needless / later.questions).toBeLessThanOrEqual(0.08);
  });

  it("C-32.29 of what the builders of thirteen more forms have to ask at least 85 % is named, and 2 % needless at most", () => {
    expect(second.lost).toEqual([]);
    expect(second.named / second.points).toBeGreaterThanOrEqual(0.85);
    expect(second.needless / second.questions).toBeLessThanOrEqual(0.02);
  });

  it("C-32.30 of what the builders of five forms of a last round have to ask at least 82 % is named, and 4 % needless at most", () => {
    expect(unseen.lost).toEqual([]);
    expect(unseen.named / unseen.points).toBeGreaterThanOrEqual(0.82);
    expect(unseen.needless / unseen.questions).toBeLessThanOrEqual(0.04);
  });

  it("C-32.31 of what the builders of ten forms of a third round have to ask 89 % is named, and 2 % needless at most", () => {
    const third = scoreBuildersForms([...sixTuningForms, ...fourHeldOutForms]);
    expect(third.lost).toEqual([]);
    expect(third.named / third.points).toBeGreaterThanOrEqual(0.89);
    expect(third.needless / third.questions).toBeLessThanOrEqual(0.02);
  });

  // 80 % as they came; three points of theirs were among those that later rules were made by.
  it("C-32.32 of what the builders of three forms of a fifth round have to ask 84 % is named, and 5 % needless at most", () => {
    const fifth = scoreBuildersForms(threePartlyTuningForms);
    expect(fifth.lost).toEqual([]);
    expect(fifth.named / fifth.points).toBeGreaterThanOrEqual(0.84);
    expect(fifth.needless / fifth.questions).toBeLessThanOrEqual(0.05);
  });

  it("C-32.33 of what the builders of three forms of a sixth round have to ask 92 % is named, and 2 % needless at most", () => {
    const sixth = scoreBuildersForms(threeTuningForms);
    expect(sixth.lost).toEqual([]);
    expect(sixth.named / sixth.points).toBeGreaterThanOrEqual(0.92);
    expect(sixth.needless / sixth.questions).toBeLessThanOrEqual(0.02);
  });

  // Read after the rules of their round. The points that later rules gave up cost builders less than the questions did.
  it("C-32.34 of what the builders of three more forms have to ask 80 % is named, and 6 % needless at most", () => {
    const seventh = scoreBuildersForms(threeHeldOutForms);
    expect(seventh.lost).toEqual([]);
    expect(seventh.named / seventh.points).toBeGreaterThanOrEqual(0.8);
    expect(seventh.needless / seventh.questions).toBeLessThanOrEqual(0.06);
  });
});
