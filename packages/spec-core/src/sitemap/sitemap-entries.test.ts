import fc from "fast-check";
import { expect, test } from "vitest";
import { sitemapEntries } from "./sitemap-entries.ts";

const site = { websiteName: "Acme", host: "preview.example", pages: [], customPages: [] };

test("C-11.1 Home is the root", () => {
  expect(sitemapEntries({ ...site, pages: ["Home"] })).toEqual([
    { name: "Home", path: "/", url: "https://acme.com/" },
  ]);
});

test("C-11.2 the other pages are lowercase hyphenated slugs, the custom pages last", () => {
  expect(
    sitemapEntries({ ...site, pages: ["Services", "About Us"], customPages: ["Our Wine List"] }),
  ).toEqual([
    { name: "Services", path: "/services", url: "https://acme.com/services" },
    { name: "About Us", path: "/about-us", url: "https://acme.com/about-us" },
    { name: "Our Wine List", path: "/our-wine-list", url: "https://acme.com/our-wine-list" },
  ]);
});

test("C-11.4 the given host is used while there is no name", () => {
  const [entry] = sitemapEntries({ ...site, websiteName: "TBD", pages: ["FAQ"] });
  expect(entry?.url).toBe("https://preview.example/faq");
});

test("C-11.5 the client's own domain is the one in the URLs", () => {
  const [entry] = sitemapEntries({ ...site, domainName: "https://crust.co.uk/", pages: ["FAQ"] });
  expect(entry?.url).toBe("https://crust.co.uk/faq");
});

test("C-11.6 pages that slug alike get distinct paths", () => {
  const pages = ["Home", "News", "news!", "News 2", "home", "HOME"];
  const paths = sitemapEntries({ ...site, pages, customPages: ["NEWS", "♥", "★"] }).map(
    (entry) => entry.path,
  );
  expect(paths).toEqual([
    "/",
    "/news",
    "/news-2",
    "/news-2-2",
    "/home",
    "/home-2",
    "/news-3",
    "/page",
    "/page-2",
  ]);
});

const names = fc.array(
  fc.oneof(fc.string(), fc.constantFrom("Home", "News", "news", "News 2", "é", "e", "日本")),
);

test("C-11.6 paths are distinct for any names, and so are URLs, which are plain ASCII", () => {
  fc.assert(
    fc.property(names, (pages) => {
      const entries = sitemapEntries({ ...site, pages });
      expect(new Set(entries.map((entry) => entry.path)).size).toBe(entries.length);
      expect(new Set(entries.map((entry) => entry.url)).size).toBe(entries.length);
      for (const { url } of entries) expect(new URL(url).href).toBe(url);
    }),
  );
});

test("C-11.6 a page added at the end changes no path before it", () => {
  fc.assert(
    fc.property(names, fc.string(), (pages, added) => {
      const before = sitemapEntries({ ...site, pages });
      expect(sitemapEntries({ ...site, pages, customPages: [added] }).slice(0, before.length)).toEqual(
        before,
      );
    }),
  );
});

test("blank names are left out", () => {
  expect(sitemapEntries({ ...site, pages: ["", " "], customPages: ["\t"] })).toEqual([]);
});

test("50 000 pages of one name take no quadratic time", () => {
  // A billion look-ups do not end within any test's time.
  expect(sitemapEntries({ ...site, pages: new Array<string>(50_000).fill("News") })).toHaveLength(50_000);
});
