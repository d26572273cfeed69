import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { anyCharacter } from "../random/any-character.fixture.ts";
import { type SitemapEntry, sitemapEntries } from "./sitemap-entries.ts";
import { sitemapFiles } from "./sitemap-files.ts";
import { sitemapXml } from "./sitemap-xml.ts";

const lastmod = "2026-03-01";
const site = { websiteName: "Acme", host: "preview.example" };
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
});

type Node = Record<string, unknown>;

function elements(nodes: unknown): { name: string; children: unknown; node: Node }[] {
  return (nodes as Node[]).flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ":@") ?? "";
    return name.startsWith("#") || name.startsWith("?") ? [] : [{ name, children: node[name], node }];
  });
}

function textOf(children: unknown): string {
  return String((children as Node[])[0]?.["#text"] ?? "");
}

/**
 * The rules of sitemap.xsd 0.9: a urlset in its namespace with at least one url, each a sequence of loc (a URI of
 * 12 to 2048 characters), lastmod (date or dateTime), changefreq (of seven) and priority (0.0 to 1.0).
 */
function parseBySchema(
  xml: string,
): { loc: string; lastmod: string; changefreq: string; priority: string }[] {
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true);
  expect(xml).toMatch(/^[\t\n\r\x20-\x7E]*$/);
  const [root, ...others] = elements(parser.parse(xml));
  expect([root?.name, others]).toEqual(["urlset", []]);
  expect(root?.node[":@"]).toEqual({ "@_xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9" });
  const urls = elements(root?.children);
  expect(urls.length).toBeGreaterThan(0);
  return urls.map(({ name, children }) => {
    const fields = elements(children);
    expect([name, fields.map((field) => field.name)]).toEqual([
      "url",
      ["loc", "lastmod", "changefreq", "priority"],
    ]);
    const [loc = "", date = "", changefreq = "", priority = ""] = fields.map((field) =>
      textOf(field.children),
    );
    expect(loc.length).toBeGreaterThanOrEqual(12);
    expect(loc.length).toBeLessThanOrEqual(2048);
    expect(URL.canParse(loc)).toBe(true);
    expect(date).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/);
    expect(["always", "hourly", "daily", "weekly", "monthly", "yearly", "never"]).toContain(changefreq);
    expect(Number(priority)).toBeGreaterThanOrEqual(0);
    expect(Number(priority)).toBeLessThanOrEqual(1);
    return { loc, lastmod: date, changefreq, priority };
  });
}

test("C-12.1 the sitemap of a plain site is this text", () => {
  expect(
    sitemapXml(sitemapEntries({ ...site, pages: ["Home", "About"], customPages: [] }), { lastmod }),
  ).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>https://acme.com/</loc>
    <lastmod>2026-03-01</lastmod>
    <changefreq>monthly</changefreq>
    <priority>1.0</priority>
  </url>
  <url>
    <loc>https://acme.com/about</loc>
    <lastmod>2026-03-01</lastmod>
    <changefreq>monthly</changefreq>
    <priority>0.8</priority>
  </url>
</urlset>
`,
  );
});

test("C-12.1 S53 it keeps the rules of the schema for any page name", () => {
  const name = fc.string({ unit: anyCharacter, maxLength: 200 });
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 8 }), (pages) => {
      const entries = sitemapEntries({ ...site, pages: ["Home", ...pages], customPages: [] });
      expect(parseBySchema(sitemapXml(entries, { lastmod }))).toHaveLength(entries.length);
    }),
  );
});

test.each([
  ["https://acme.com/a&b='<\">", "https://acme.com/a&amp;b=&apos;%3C%22%3E"],
  ["https://acme.com/ü ", "https://acme.com/%C3%BC%20"],
  ["https://acme.com/%C3%BC%zz", "https://acme.com/%C3%BC%25zz"],
  ["https://acme.com/\u0000\uD800", "https://acme.com/%00%EF%BF%BD"],
])("C-12.1 a URL from elsewhere is encoded and escaped: %j", (url, expected) => {
  const xml = sitemapXml([{ name: "x", path: "/x", url }], { lastmod });
  expect(xml).toContain(`<loc>${expected}</loc>`);
  parseBySchema(xml);
});

test("C-12.1 S53 any URL from elsewhere leaves the document well-formed", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (tail) => {
      parseBySchema(sitemapXml([{ name: "x", path: "/x", url: `https://acme.com/${tail}` }], { lastmod }));
    }),
  );
});

test("C-12.1 names of 10 000 characters in four-byte letters stay within the 2048 characters of a location", () => {
  const domainName = ["a", "b", "c"]
    .map((letter) => letter.repeat(63))
    .concat("example")
    .join(".");
  const entries = sitemapEntries({ ...site, domainName, pages: ["𠮷".repeat(10_000)], customPages: [] });
  parseBySchema(sitemapXml(entries, { lastmod }));
});

test("C-12.2 and C-12.3 every page changes monthly; Home has priority 1.0, the others 0.8", () => {
  const entries = sitemapEntries({ ...site, pages: ["About", "Home", "FAQ"], customPages: ["home"] });
  const urls = parseBySchema(sitemapXml(entries, { lastmod }));
  expect(urls.map((url) => url.changefreq)).toEqual(["monthly", "monthly", "monthly", "monthly"]);
  expect(urls.map((url) => url.priority)).toEqual(["0.8", "1.0", "0.8", "0.8"]);
});

const one: SitemapEntry[] = [{ name: "Home", path: "/", url: "https://acme.com/" }];

test.each([
  ["2026-03-01", "2026-03-01"],
  ["2026-03-01T10:00:00Z", "2026-03-01T10:00:00Z"],
  [new Date("2026-03-01T23:59:59Z"), "2026-03-01"],
])("C-12.4 the date of change is the one given: %s", (given, expected) => {
  expect(parseBySchema(sitemapXml(one, { lastmod: given }))[0]?.lastmod).toBe(expected);
});

test.each(["yesterday", "2026-13-01", "2026-02-31", "01.03.2026", "", new Date(Number.NaN)])(
  "C-12.4 %s is no date and is refused",
  (given) => {
    expect(() => sitemapXml(one, { lastmod: given })).toThrow(RangeError);
  },
);

test("C-12.5 an empty list gives no file", () => {
  expect(sitemapFiles([], { lastmod })).toEqual({});
  expect(sitemapXml([], { lastmod })).toBe("");
});

function many(count: number, tail = ""): SitemapEntry[] {
  return Array.from({ length: count }, (_, i) => ({
    name: `p${i}`,
    path: `/p${i}`,
    url: `https://acme.com/p${i}${tail}`,
  }));
}

test("C-12.6 up to 50 000 URLs are one file", () => {
  const files = sitemapFiles(many(50_000), { lastmod });
  expect(Object.keys(files)).toEqual(["sitemap.xml"]);
  expect(files["sitemap.xml"]?.split("<url>")).toHaveLength(50_001);
});

test("C-12.6 more are split under an index that names every part", () => {
  const files = sitemapFiles(many(100_001), { lastmod });
  expect(Object.keys(files)).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"]);
  expect([1, 2, 3].map((part) => (files[`sitemap-${part}.xml`]?.split("<url>").length ?? 0) - 1)).toEqual([
    50_000, 50_000, 1,
  ]);
  expect(XMLValidator.validate(files["sitemap.xml"] ?? "")).toBe(true);
  expect(files["sitemap.xml"]).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[1, 2, 3]
  .map(
    (part) =>
      `  <sitemap>\n    <loc>https://acme.com/sitemap-${part}.xml</loc>\n    <lastmod>2026-03-01</lastmod>\n  </sitemap>\n`,
  )
  .join("")}</sitemapindex>
`);
  expect(parseBySchema(files["sitemap-3.xml"] ?? "")[0]?.loc).toBe("https://acme.com/p100000");
});

test("C-12.6 no part is larger than the 50 MiB that sitemaps.org allows", () => {
  const files = Object.values(sitemapFiles(many(40_000, "x".repeat(1800)), { lastmod }));
  expect(files.length).toBe(3);
  for (const file of files) expect(Buffer.byteLength(file)).toBeLessThanOrEqual(52_428_800);
});
