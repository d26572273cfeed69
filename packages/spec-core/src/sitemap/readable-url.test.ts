import { expect, test } from "vitest";
import { readableUrl } from "./readable-url.ts";

// Host: `new URL("https://bäckerei-großmüller.de").host` of Node 24.
test.each([
  ["https://xn--bckerei-gromller-qlb3fsz.de/%D9%85%D9%86", "https://bäckerei-großmüller.de/من"],
  ["https://xn--bckerei-gromller-qlb3fsz.de/", "https://bäckerei-großmüller.de/"],
  ["https://sitewright.example/our-work", "https://sitewright.example/our-work"],
  ["https://xn--99999999999.example/100%", "https://xn--99999999999.example/100%"],
  ["/our-work", "/our-work"],
])("C-12.11 the address %s is read as %s", (url, text) => {
  expect(readableUrl(url)).toBe(text);
});
