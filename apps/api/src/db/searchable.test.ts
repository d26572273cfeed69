import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { searchable } from "./searchable.ts";

test("S73 what is searched holds no wildcard, and differs where the text does", () => {
  expect(searchable("100 % A_B\\C")).not.toMatch(/[%_\\]/);
  expect(new Set(["a%", "a_", "a\\", "a", "ab"].map(searchable)).size).toBe(5);
  expect(searchable("HARBOUR Bakery")).toBe("harbour bakery");
});

test("S73 no query of ours hands a typed text to LIKE as it is", () => {
  const folder = join(import.meta.dirname, "..");
  // An id of ours has no such sign, and a name in capitals is a constant.
  const harmless =
    /^(?:searchable\(|id\b|[A-Z_]+\b|keyRefused\b|dueBeginning\(postId\)|picturePath\(id\)|answersKey\(id\)|`\$\{asidePrefix$|`\/\$\{projectId$)/;
  for (const file of globSync("features/**/*.ts", { cwd: folder }))
    for (const [, argument = ""] of readFileSync(join(folder, file), "utf8").matchAll(
      /\b(?:contains|startsWith|endsWith): ([^\s}]+)/g,
    ))
      expect(argument, `${file}: wrap it in searchable(), and store the column so`).toMatch(harmless);
});
