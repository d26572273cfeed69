import { expect, test } from "vitest";
import { applyTheme, currentTheme } from "./theme.ts";

test("P-07.1 a theme is set as attribute and as class alike", () => {
  const root = document.createElement("div");
  applyTheme(root, "dark");
  expect([root.dataset.theme, root.className]).toEqual(["dark", "dark"]);
  applyTheme(root, "light");
  expect([root.dataset.theme, root.className]).toEqual(["light", "light"]);
});

test.each([
  ["", undefined, true, "dark"],
  ["", undefined, false, "light"],
  ["dark", undefined, false, "dark"],
  ["light", undefined, true, "light"],
  ["", "dark", false, "dark"],
  ["", "light", true, "light"],
] as const)("class %j, attribute %j, dark system %j: %s", (className, attribute, systemIsDark, theme) => {
  const root = document.createElement("div");
  root.className = className;
  if (attribute) root.dataset.theme = attribute;
  expect(currentTheme(root, systemIsDark)).toBe(theme);
});
