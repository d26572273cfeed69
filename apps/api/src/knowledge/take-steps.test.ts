import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { takeSteps } from "./take-steps.ts";

test("M-13.303 other work runs between the steps of a long computation", async () => {
  const order: string[] = [];
  function* steps(): Generator<void, string> {
    for (const step of ["first", "second"]) {
      order.push(step);
      yield;
    }
    return "done";
  }
  const other = setImmediate().then(() => order.push("other"));
  expect(await takeSteps(steps())).toBe("done");
  await other;
  expect(order).toEqual(["first", "other", "second"]);
});
