import { expect, test } from "vitest";
import { byFile } from "./findings-by-file.ts";

test("D-15.3 findings are listed by file, pages first, and within a file by line", () => {
  const at = (file: string, line: number) => ({ rule: "titles", file, line, message: `${file} ${line}` });
  const found = byFile([at("theme.css", 3), at("b.html", 9), at("a.html", 5), at("b.html", 2)]);
  expect(found.map(({ file, findings }) => [file, findings.map(({ line }) => line)])).toEqual([
    ["a.html", [5]],
    ["b.html", [2, 9]],
    ["theme.css", [3]],
  ]);
});
