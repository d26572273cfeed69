import { expect, test } from "vitest";
import { createProgress } from "./progress.ts";

test("each phase is named when it begins, and a long one says every five seconds how far it is", () => {
  const lines: string[] = [];
  let now = 0;
  const progress = createProgress(
    (line) => lines.push(line),
    () => now,
  );
  progress.begin("Reading the archive", 1000);
  for (const at of [1000, 4999, 5000, 6000, 10_000, 11_000]) {
    now = at;
    progress.read(100);
  }
  progress.begin("Writing the files", 0);
  now = 60_000;
  progress.read(1);
  expect(lines).toEqual([
    "Reading the archive …",
    "Reading the archive: 30 %",
    "Reading the archive: 50 %",
    "Writing the files …",
  ]);
});
