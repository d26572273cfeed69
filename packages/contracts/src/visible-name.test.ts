import { expect, it } from "vitest";
import { visibleName } from "./visible-name.ts";

it.each([
  ["Ann\r\nEmail: eve@evil.example", "Ann Email: eve@evil.example"],
  ["Ann\u2028Lee\u2029", "Ann Lee"],
  ["\u001b[31mAnn", "[31mAnn"],
  ["Ann\u202eLee", "AnnLee"],
])("a name is one line without control and direction characters: %j", (name, stored) => {
  expect(visibleName(40).parse(name)).toBe(stored);
});
