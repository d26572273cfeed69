import { expect, test } from "vitest";
import { readFileName } from "./file-name.ts";

test.each([
  ["logo.png", "logo.png", "png"],
  ["Crème brûlée.JPG", "Crème brûlée.JPG", "jpg"],
  ["🥖.webp", "🥖.webp", "webp"],
  ["../../x.png", "x.png", "png"],
  ["C:\\fakepath\\x.png", "x.png", "png"],
  ["a\r\nSet-Cookie: x.png", "a Set-Cookie: x.png", "png"],
  ["x.png.html", "x.png.html", "html"],
  ["CON", "CON", ""],
  [".", ".", ""],
  [".png", ".png", ""],
  ["", "file", ""],
])("S48b %j is shown as %j with the extension %j", (raw, name, extension) => {
  expect(readFileName(raw)).toEqual({ name, extension });
});

test.each([
  "x.html;.png",
  "x.png%00.html",
  "x.html%00.png",
  "x.html\0.png",
  "x\u202Egnp.exe",
  "x\u2067gnp.png",
])("S47 %j is made to deceive", (raw) => {
  expect(readFileName(raw)).toBeUndefined();
});

test("S48b 300 characters are shortened to 200 and keep the extension", () => {
  const long = readFileName(`${"🥖".repeat(300)}.docx`);
  expect(Array.from(long!.name)).toHaveLength(200);
  expect(long!.name.endsWith("🥖.docx")).toBe(true);
  expect(long!.extension).toBe("docx");
});
