import { expect, test } from "vitest";
import { Refusal } from "../http/refusal.ts";
import { readFileName } from "./file-name.ts";

test.each([
  ["logo.png", "logo.png", "png"],
  ["Crème brûlée.JPG", "Crème brûlée.JPG", "jpg"],
  ["🥖.webp", "🥖.webp", "webp"],
  ["../../x.png", "x.png", "png"],
  ["C:\\fakepath\\x.png", "x.png", "png"],
  ["a\r\nSet-Cookie: x.png", "a Set-Cookie: x.png", "png"],
  ["a.png\u2028b.png", "a.png b.png", "png"],
  ["a.png\u2029b.png", "a.png b.png", "png"],
  ["x.png.html", "x.png.html", "html"],
  ["CON", "CON", ""],
  [".", ".", ""],
  [".png", ".png", ""],
  ["", "file", ""],
  ["\u3164\u200B", "file", ""],
  ["\u2800.PNG", "file.PNG", "png"],
  ["علی‌رضا.png", "علی‌رضا.png", "png"],
])("S48b S71 %j is shown as %j with the extension %j", (raw, name, extension) => {
  expect(readFileName(raw)).toEqual({ name, extension });
});

test.each([
  "x.html;.png",
  "x.png%00.html",
  "x.html%00.png",
  "x.html\0.png",
  "x\u202Egnp.exe",
  "x\u2067gnp.png",
  "x\u061Cgnp.png",
])("S47 %j is made to deceive", (raw) => {
  expect(readFileName(raw)).toMatchObject({ code: "unsupported-type" });
});

test.each([
  ["Menu; summer.pdf", "a semicolon (;)"],
  ["Menu%00.pdf", "the characters %00"],
  ["\u200ESpeisekarte.pdf", "an invisible character (U+200E)"],
  ["Karte\0.pdf", "an invisible character (U+0000)"],
])("S-05.91 the refusal of the name %j names %s and says to rename the file", (raw, sign) => {
  const refused = readFileName(raw);
  const detail = refused instanceof Refusal ? refused.details.detail : "";
  expect(detail).toContain(`The name of this file holds ${sign}, which`);
  expect(detail).toContain("Rename the file without it");
});

// The answers that list a file count as JavaScript does, in UTF-16 code units.
test.each([
  ["a".repeat(300), "a".repeat(195)],
  ["🥖".repeat(300), "🥖".repeat(97)],
])(
  "S48b a name of 300 characters is shortened to what a list of files takes, and keeps the extension",
  (raw, stem) => {
    expect(readFileName(`${raw}.docx`)).toEqual({ name: `${stem}.docx`, extension: "docx" });
  },
);
