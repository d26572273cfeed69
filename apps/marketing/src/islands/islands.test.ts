// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { startMenu } from "./menu.ts";
import { startThemeToggle } from "./theme.ts";

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
  root.className = "";
});

test("the theme button switches the theme and keeps the choice", () => {
  document.body.innerHTML = "<button data-theme-toggle><i>moon</i></button>";
  startThemeToggle(document);
  document.querySelector("i")?.click();
  expect([root.dataset.theme, localStorage.getItem("theme")]).toEqual(["dark", "dark"]);
  document.querySelector("i")?.click();
  expect([root.dataset.theme, localStorage.getItem("theme")]).toEqual(["light", "light"]);
});

test("a followed link closes the menu, a click beside one does not", () => {
  document.body.innerHTML = '<nav data-menu><p>Menu</p><a href="#features">Features</a></nav>';
  const hide = vi.fn();
  const menu = document.querySelector<HTMLElement>("nav");
  if (menu) menu.hidePopover = hide;
  startMenu(document);
  document.querySelector("p")?.click();
  expect(hide).not.toHaveBeenCalled();
  document.querySelector("a")?.click();
  expect(hide).toHaveBeenCalledOnce();
});
