import { beforeEach, expect, test } from "vitest";
import { createShown } from "./show-page.ts";

beforeEach(() => {
  document.body.innerHTML = "";
});

const toggle = '<button class="theme" type="button" data-theme-toggle aria-pressed="false" hidden></button>';
const menu = '<button type="button" popovertarget="menu">Menu</button>';
const page = (header: string) => ({
  file: "index.html",
  html: `<!doctype html><title>Kiln</title><body><header>${header}</header></body>`,
  siteCss: "",
  fontsCss: "",
  isSuggested: false,
});
const header = () =>
  [...document.querySelectorAll("header > *")].map(({ textContent, tagName }) => textContent || tagName);

test("P-30.55 a menu that comes and goes with the pages leaves one switch of the theme, as the visitor set it", () => {
  const shown = createShown(document);
  shown.show(page(`<nav>Home</nav>${toggle}`));
  document.querySelector("[data-theme-toggle]")?.setAttribute("aria-pressed", "true");
  shown.show(page(`${menu}<nav>Home, About</nav>${toggle}`));
  expect(header()).toEqual(["Menu", "Home, About", "BUTTON"]);
  shown.show(page(`<nav>Home</nav>${toggle}`));
  expect(header()).toEqual(["Home", "BUTTON"]);
  const [kept] = document.querySelectorAll<HTMLElement>("[data-theme-toggle]");
  expect([kept?.getAttribute("aria-pressed"), kept?.hidden]).toEqual(["true", false]);
});
