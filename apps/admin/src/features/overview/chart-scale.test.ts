import { expect, it } from "vitest";
import { scaleTop } from "./chart-scale.ts";

it.each([
  [0, 4],
  [4, 4],
  [5, 10],
  [34, 40],
  [41, 100],
  [1001, 2000],
])("D-01.4 a chart whose highest bar is %i ends at %i", (highest, top) => {
  expect(scaleTop(highest)).toBe(top);
});
