import { expect, test } from "vitest";
import * as surface from "./index.ts";

test("the sitemap entry point exports exactly its documented names", () => {
  expect(Object.keys(surface).sort()).toEqual([
    "readableUrl",
    "siteHost",
    "sitemapEntries",
    "sitemapFiles",
    "sitemapXml",
    "slugify",
  ]);
});
