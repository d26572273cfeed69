import { expect, test } from "vitest";
import { dueBeginning, duePayload } from "./due-job.ts";

test("D-19.340 the jobs of a post are found by the beginning of their payload at any time, and those of no other post", () => {
  const at = "2026-03-02T09:00:00.000Z";
  const stored = (postId: string) => JSON.stringify(duePayload(postId, at));
  expect(dueBeginning("post-1")).toBe('{"postId":"post-1",');
  expect(stored("post-1").startsWith(dueBeginning("post-1"))).toBe(true);
  expect(stored("post-12").startsWith(dueBeginning("post-1"))).toBe(false);
});
