import { expect, test } from "vitest";
import { pastedFiles } from "./use-paste.ts";

const now = new Date(2026, 2, 2, 9, 5, 7);
const png = (name: string) => new File(["x"], name, { type: "image/png" });
const paste = (target: Element, files: File[]) => pastedFiles({ target, clipboardData: { files } }, now);
const element = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};

test("P-15.10 a pasted screenshot is named by its time, so that two have different names", () => {
  const names = paste(element("<p></p>"), [png("image.png"), png("image.png")]).map(({ name }) => name);
  expect(names).toEqual(["pasted-090507.png", "pasted-090507-2.png"]);
});

test("P-15.10 a pasted file keeps its own name", () => {
  expect(paste(element("<p></p>"), [png("shop.png")]).map(({ name }) => name)).toEqual(["shop.png"]);
});

test.each(["<textarea></textarea>", "<input>", "<div contenteditable></div>"])(
  "P-15.10 what is pasted into %s is text of the field, not an upload",
  (html) => {
    expect(paste(element(html), [png("image.png")])).toEqual([]);
  },
);
