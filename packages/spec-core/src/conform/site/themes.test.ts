import { expect, it } from "vitest";
import { parseCss } from "./css/parse-css.ts";
import { darkThemes } from "./themes.ts";

const switchesOf = (css: string): string[] =>
  darkThemes(parseCss("a.css", css).rules).flatMap(({ themeSwitch }) => themeSwitch?.value ?? []);
const both = '[data-theme="dark"], .dark { color: #fff; }';

it("C-37.12 two dark mode switches that are always set together are checked as one", () => {
  expect(switchesOf(both)).toEqual(["dark"]);
  expect(switchesOf(`${both} .dark p { color: #000; }`)).toEqual(["dark", "dark"]);
  expect(switchesOf('.dark { color: #fff; } [data-theme="night"] { color: #fff; }')).toEqual([
    "dark",
    "night",
  ]);
});
