import { afterEach, expect, test } from "vitest";
import { loadFontFaces } from "./use-font-faces.ts";

const kits = () =>
  Array.from(document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'), (link) => link.href);

function nameKit(address: string): void {
  const meta = document.createElement("meta");
  meta.name = "font-kit";
  meta.content = address;
  document.head.append(meta);
}

afterEach(() => {
  document.head.innerHTML = "";
});

test("P-11.19 without a configured kit nothing is requested, and its families are shown in their substitutes", async () => {
  await loadFontFaces("Bodega Serif");
  expect(kits()).toEqual([]);
});

test("P-11.19 a configured kit comes into the document when a family of it is first used, and once", () => {
  nameKit("https://kit.example/abc.css");
  void loadFontFaces("Inter");
  expect(kits()).toEqual([]);
  void loadFontFaces("Bodega Serif");
  void loadFontFaces("Neue Haas Grotesk");
  expect(kits()).toEqual(["https://kit.example/abc.css"]);
});
