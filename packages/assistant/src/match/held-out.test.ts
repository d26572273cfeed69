import { expect, test } from "vitest";
import { halves, readSet } from "../test-sets.fixture.ts";
import { productSays } from "./engine.fixture.ts";
import { type Part, scoreQuestions } from "./score.fixture.ts";

const share = ([part, whole]: Part): number => part / whole;

test.each(halves)(
  "M-13.2 on the half '%s' answers are right, doubt asks back, the rest is refused",
  (half) => {
    const score = scoreQuestions(readSet("questions", half), productSays);
    expect.soft(share(score.first), "right entry first").toBeGreaterThanOrEqual(0.85);
    expect.soft(share(score.right), "answered rightly").toBeGreaterThanOrEqual(0.7);
    expect.soft(share(score.refused), "refused").toBeGreaterThanOrEqual(0.9);
    expect.soft(share(score.wrong), "wrong of the answered").toBeLessThanOrEqual(0.05);
    expect.soft(share(score.asked), "asked back").toBeGreaterThanOrEqual(0.6);
  },
);
