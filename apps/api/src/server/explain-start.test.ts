import { expect, test } from "vitest";
import { explainStart } from "./explain-start.ts";

test("F9 a pooler that refuses the limits of connections is named with what to tell it", () => {
  const cause = { originalCode: "08P01", kind: "postgres", code: "08P01" };
  for (const error of [
    Object.assign(new Error("unsupported startup parameter: lock_timeout"), { code: "08P01" }),
    Object.assign(new Error("driver adapter error"), { code: "P2039", cause }),
  ])
    expect(explainStart(error)?.join()).toContain("ignore_startup_parameters");
});
