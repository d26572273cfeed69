import fc from "fast-check";
import { expect, it } from "vitest";
import { changedParts } from "./changed-parts.ts";

it("D-06.21 of two texts nothing gets lost where they are compared, whatever is put together", () => {
  const words = fc.array(fc.constantFrom("a ", "bread", " early", ". ", "\n", "ß"), { maxLength: 12 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [one.join(""), other.join("")];
      const parts = changedParts(before, after);
      expect(parts.map(({ same, removed }) => same + removed).join("")).toBe(before);
      expect(parts.map(({ same, added }) => same + added).join("")).toBe(after);
    }),
  );
});

it("D-06.22 changes with a short word between them are one, and texts with little in common are shown one after the other", () => {
  const shared = "What a small business gets for its money, and how to tell.";
  expect(changedParts(`${shared} Read on.`, `${shared} Look up.`)).toEqual([
    { same: `${shared} `, removed: "Read on", added: "Look up" },
    { same: ".", removed: "", added: "" },
  ]);
  expect(changedParts("Ring a baker at six", "Call a plumber by noon")).toEqual([
    { same: "", removed: "Ring a baker at six", added: "Call a plumber by noon" },
  ]);
});
