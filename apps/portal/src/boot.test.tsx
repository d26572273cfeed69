import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoadingScreen } from "./components/chrome/loading-screen.tsx";
import { chromeTexts } from "./components/chrome/texts.ts";
import { fetchTexts } from "./lib/fetch-failure/texts.ts";

const sourceOf = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");
const html = sourceOf("index.html");
const bodyOf = (page: string) => /<body>([\s\S]*?)<script/.exec(page)?.[1] ?? "";

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};
const isShown = (selector: string) => !find(selector).hidden;

const reloadPage = vi.fn();
beforeEach(() => {
  document.body.innerHTML = bodyOf(html);
  reloadPage.mockReset();
  vi.spyOn(location, "reload").mockImplementation(reloadPage);
  vi.spyOn(document, "currentScript", "get").mockReturnValue(document.createElement("script"));
  new Function(sourceOf("public/boot.js"))();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
  document.documentElement.className = "";
  delete document.documentElement.dataset.theme;
});

/** What a browser dispatches at an element whose file could not be loaded. */
function lose(tag: "script" | "link"): void {
  const element = document.body.appendChild(document.createElement(tag));
  element.dispatchEvent(new Event("error"));
}

test("until the page's code runs it shows the same as the app that waits for data", () => {
  expect(document.getElementById("root")?.innerHTML).toContain(renderToStaticMarkup(<LoadingScreen />));
});

test("a page whose code was lost on the way says so, in the app's words", () => {
  lose("script");
  expect(document.querySelector("[role=status]")).toBeNull();
  expect(isShown("#not-loaded")).toBe(true);
  for (const text of [
    chromeTexts.pageFailed,
    chromeTexts.pageFailedHint(fetchTexts.notFetched),
    chromeTexts.tryAgain,
  ])
    expect(find("#not-loaded").textContent).toContain(text);
});

test("code that the browser does not understand is said too; a lost preload or icon is not the page's code", () => {
  lose("link");
  expect(isShown("#not-loaded")).toBe(false);
  window.dispatchEvent(new Event("error"));
  expect(isShown("#not-loaded")).toBe(true);
});

test("trying again reloads the page only where the server answers", async () => {
  lose("script");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  find("#not-loaded button").click();
  await Promise.resolve();
  expect(reloadPage).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", async () => new Response(null));
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
});
