import { expect, test } from "vitest";
import { createStopSignals } from "./stop-signals.ts";

test("S-07.18 signals within two seconds are one stop, however many there are; a later one ends the process", () => {
  const read = createStopSignals();
  expect([5000, 5000, 5030, 5400, 6999].map(read)).toEqual(["begin", "same", "same", "same", "same"]);
  expect([7000, 9000].map(read)).toEqual(["end", "end"]);
});
