import { expect, test } from "vitest";
import { siteLink } from "./site-link.ts";

test.each([
  ["about/index.html", "index.html", { file: "about/index.html", part: "" }],
  ["../index.html#contact", "about/index.html", { file: "index.html", part: "contact" }],
  ["#main", "about/index.html", { file: "about/index.html", part: "main" }],
  ["../caf%C3%A9/index.html", "about/index.html", { file: "café/index.html", part: "" }],
  ["/", "404.html", { file: "index.html", part: "" }],
  ["../../../etc/passwd", "about/index.html", { file: "etc/passwd", part: "" }],
])("P-30.70 %s on %s leads to a file of the site", (address, file, expected) =>
  expect(siteLink(address, file)).toEqual(expected),
);

test.each([
  "https://instagram.com/kiln",
  "//evil.example/x",
  "mailto:a@b.example",
  "tel:+441234",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://site.invalid.evil.example/",
  "http://[",
])("P-30.71 %s leads out of the site, and so nowhere", (address) =>
  expect(siteLink(address, "index.html")).toBeNull(),
);
