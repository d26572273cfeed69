import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isStoragePath, newStoragePath, safeFileName } from "./storage-path.ts";

const now = new Date(1_700_000_000_000);
const pathOf = (fileName: string) =>
  newStoragePath({ type: "logo", owner: "u1", now, random: "r4nd0m", fileName });

test("S-05 the path is {type}/{owner}/{timestamp}_{random}_{filename}", () => {
  expect(pathOf("logo.png")).toBe("logo/u1/1700000000000_r4nd0m_logo.png");
});

describe("S48b a hostile name becomes a plain one", () => {
  test.each([
    ["../../x", "x"],
    ["..\\x", "x"],
    ["/etc/passwd", "passwd"],
    ["C:\\x", "x"],
    ["a\r\nSet-Cookie: x", "a_Set-Cookie_x"],
    ["CON", "file_CON"],
    ["con.png", "file_con.png"],
    ["", "file"],
    [".", "file"],
    ["..", "file"],
    ["🥖.png", "file.png"],
    ["x.tar.gz", "x_tar.gz"],
    ["Crème brûlée.PNG", "Creme_brulee.png"],
    ["x.png\0.html", "x_png.html"],
    ["-rf.png", "rf.png"],
  ])("%j becomes %j", (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  test("300 characters become at most 100 and keep the extension", () => {
    const safe = safeFileName(`${"a".repeat(300)}.docx`);
    expect(safe).toHaveLength(100);
    expect(safe).toMatch(/^a+\.docx$/);
  });

  test("any name at all makes a path that storage takes, of the documented shape", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary", maxLength: 400 })), (name) => {
        expect(isStoragePath(pathOf(name))).toBe(true);
        expect(pathOf(name)).toMatch(/^logo\/u1\/1700000000000_r4nd0m_[A-Za-z0-9_-]+(\.[a-z0-9]+)?$/);
      }),
      { numRuns: 2000 },
    );
  });
});
