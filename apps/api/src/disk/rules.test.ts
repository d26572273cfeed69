import { expect, test } from "vitest";
import { judgeRoom, reserveSize } from "./rules.ts";

const judge = (freeBytes: number, isKept: boolean) => judgeRoom({ freeBytes, sizeBytes: 100, isKept });

test("F4 the reserve is a fiftieth of a small disk and 32 MB of a large one", () => {
  expect([reserveSize(20_000_000), reserveSize(10 ** 12)]).toEqual([400_000, 32 * 1024 * 1024]);
});

test("F4 a reserve on the disk is given away while a little is left besides", () => {
  expect(judge(25, true)).toEqual({ act: "nothing", isSpent: false });
  expect(judge(24, true)).toEqual({ act: "release", isSpent: true });
});

test("F4 writes that need room are refused while only the released reserve is free, and the reserve is made again where there is room for two", () => {
  expect(judge(124, false)).toEqual({ act: "nothing", isSpent: true });
  expect(judge(149, false)).toEqual({ act: "nothing", isSpent: true });
  expect(judge(150, false)).toEqual({ act: "nothing", isSpent: false });
  expect(judge(200, false)).toEqual({ act: "make", isSpent: false });
});
