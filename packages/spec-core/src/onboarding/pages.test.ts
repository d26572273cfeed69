import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sitemapXml } from "../sitemap/sitemap-xml.ts";
import { addressedPages } from "./addressed-pages.ts";
import { defaultOnboarding } from "./default-onboarding.ts";
import { limits, onboardingSchema, pageOptions } from "./index.ts";
import { effectivePages, pageTreeOf } from "./pages.ts";
import type { PageNode } from "./schema.ts";

const host = "sites.example";

function answers(pages: string[], pageTree?: PageNode[], customPages: string[] = []) {
  const formData = { ...defaultOnboarding.formData, pages, customPages };
  return pageTree ? { formData, pageTree } : { formData };
}

/** The pages as an outline: those under another one indented. */
const outline = (...given: Parameters<typeof answers>): string[] =>
  effectivePages(answers(...given)).map(({ name, parent }) =>
    parent === null ? name : `${parent} > ${name}`,
  );

const paths = (...given: Parameters<typeof answers>) =>
  Object.fromEntries(addressedPages(answers(...given), host).map(({ source, path }) => [source, path]));

describe("the page list", () => {
  it("C-18 is the standard pages followed by the custom ones, each once", () => {
    expect(effectivePages(answers(["Home", " about "], undefined, ["Gallery", "home", " "]))).toEqual([
      { name: "Home", source: "Home", parent: null, isStandard: true },
      { name: "about", source: "about", parent: null, isStandard: true },
      { name: "Gallery", source: "Gallery", parent: null, isStandard: false },
    ]);
  });

  it("P-36.1 without a tree the pages are in the order of the choice, also Home", () => {
    expect(outline(["Contact", "Home", "About"])).toEqual(["Contact", "Home", "About"]);
  });
});

describe("a page that was typed with a remark", () => {
  const noted = "Fundraisers (they buy for 11, sell for 16, min 50 doz)";
  const path = "/fundraisers-they-buy-for-11-sell-for-16-min-50-doz";

  it("is called without it, and keeps its address", () => {
    expect(addressedPages(answers(["Home"], undefined, [noted]), host)[1]).toMatchObject({
      name: "Fundraisers",
      source: noted,
      path,
    });
  });

  it("keeps the name that the client gives it, and never takes that of another page", () => {
    expect(outline(["Home"], [{ name: noted, title: "For schools" }], [noted])).toEqual([
      "Home",
      "For schools",
    ]);
    expect(outline(["Home"], undefined, ["fundraisers", noted])).toEqual(["Home", "fundraisers", noted]);
    const renamed = [{ name: "Shop", title: "Fundraisers" }];
    expect(outline(["Home"], renamed, ["Shop", noted])).toEqual(["Home", "Fundraisers", noted]);
  });

  it("has its subpages under the name that is shown", () => {
    expect(outline([], [{ name: noted, children: [{ name: "Schools" }] }], [noted, "Schools"])).toEqual([
      "Fundraisers",
      "Fundraisers > Schools",
    ]);
  });
});

describe("a page tree", () => {
  const pages = ["Home", "About", "Services", "Contact"];

  it("P-36.1 sets the order", () => {
    const tree = ["Home", "Contact", "Services", "About"].map((name) => ({ name }));
    expect(outline(pages, tree)).toEqual(["Home", "Contact", "Services", "About"]);
  });

  it("P-36.4 nests one level", () => {
    const tree = [
      { name: "Services", children: [{ name: "Repairs" }, { name: "about" }] },
      { name: "Contact" },
    ];
    expect(outline(pages, tree, ["Repairs"])).toEqual([
      "Home",
      "Services",
      "Services > Repairs",
      "Services > About",
      "Contact",
    ]);
  });

  it("P-36.3 gives a page another name, and keeps its children and its identity", () => {
    const tree = [{ name: "Services", title: " What we mend ", children: [{ name: "Repairs" }] }];
    const found = effectivePages(answers(["Services"], tree, ["Repairs"]));
    expect(found).toEqual([
      { name: "What we mend", source: "Services", parent: null, isStandard: true },
      { name: "Repairs", source: "Repairs", parent: "What we mend", isStandard: false },
    ]);
  });

  it("P-36.3 a blank title is none; another way of writing the own name is one", () => {
    expect(
      outline(
        ["FAQ", "About"],
        [
          { name: "FAQ", title: "Faq" },
          { name: "About", title: " " },
        ],
      ),
    ).toEqual(["Faq", "About"]);
  });

  it("P-36.3 no two pages are ever called the same", () => {
    const tree = [
      { name: "About", title: "Contact" },
      { name: "Services", title: "People" },
      { name: "Contact", title: "people" },
    ];
    expect(outline(pages, tree)).toEqual(["Home", "About", "People", "Contact"]);
  });

  it("P-36.1 repairs: a page chosen since comes last, the children of a page no longer chosen take its place", () => {
    const tree = [{ name: "Blog", children: [{ name: "About" }] }, { name: "Services" }];
    expect(outline(["About", "Services", "FAQ"], tree)).toEqual(["About", "Services", "FAQ"]);
  });

  it("P-36.1 repairs: a page named twice is where it is named first", () => {
    const tree = [
      { name: "About", children: [{ name: "Services" }] },
      { name: "services", children: [{ name: "Contact" }] },
    ];
    expect(outline(pages, tree)).toEqual(["Home", "About", "About > Services", "Contact"]);
  });

  it.each([
    ["further down", [{ name: "About" }, { name: "home" }]],
    ["under another page", [{ name: "About", children: [{ name: "Home" }] }]],
    ["above another page", [{ name: "Home", children: [{ name: "About" }] }]],
  ])("P-36.1 Home placed %s stays the root: first, at the top, with nothing under it", (_, tree) => {
    expect(outline(["About", "Home"], tree)).toEqual(["Home", "About"]);
  });

  it("P-36.1 a tree of every page that may be chosen is within the limits", () => {
    const names = Array.from({ length: 2 * limits.pagesMax }, (_, index) => `Page ${index}`);
    const formData = { pages: names.slice(0, limits.pagesMax), customPages: names.slice(limits.pagesMax) };
    const parsed = onboardingSchema.parse({ formData, pageTree: names.map((name) => ({ name })) });
    expect(effectivePages(parsed)).toHaveLength(200);
  });
});

describe("the address of a page", () => {
  it("P-36.3 stays when the page is renamed, moved or nested", () => {
    const pages = ["Home", "News!", "News?", "Services"];
    const before = paths(pages);
    expect(before).toEqual({ Home: "/", "News!": "/news", "News?": "/news-2", Services: "/services" });
    const tree = [{ name: "News?", title: "Journal", children: [{ name: "News!" }] }];
    expect(paths(pages, tree)).toEqual(before);
  });

  it("P-36.3 Home under another name is still the root, and another page called Home is not", () => {
    const tree = [
      { name: "Home", title: "Start" },
      { name: "About", title: "Home" },
    ];
    expect(paths(["Home", "About"], tree)).toEqual({ Home: "/", About: "/about" });
  });

  it("P-36.5 the XML lists the pages in the client's order", () => {
    const tree = [{ name: "Contact", children: [{ name: "About" }] }];
    const xml = sitemapXml(addressedPages(answers(["Home", "About", "Contact"], tree), host), {
      lastmod: "2026-03-01",
    });
    expect([...xml.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual([
      "https://sites.example/",
      "https://sites.example/contact",
      "https://sites.example/about",
    ]);
  });
});

describe("any tree over any choice of pages", () => {
  const name = fc.oneof(
    fc.constantFrom(...pageOptions, "home", "About ", "News!"),
    fc.string({ maxLength: 6 }),
  );
  const leaf = fc.record({ name, title: name }, { requiredKeys: ["name"] });
  const tree = fc.array(
    fc.record({ name, title: name, children: fc.array(leaf, { maxLength: 4 }) }, { requiredKeys: ["name"] }),
    { maxLength: 8 },
  );
  const choice = fc.record({
    pages: fc.array(name, { maxLength: 8 }),
    customPages: fc.array(name, { maxLength: 5 }),
  });
  const given = fc.record({ choice, pageTree: tree }).map(({ choice: { pages, customPages }, pageTree }) => ({
    bare: answers(pages, undefined, customPages),
    arranged: answers(pages, pageTree, customPages),
  }));
  const keys = (names: readonly string[]) => names.map((text) => text.toLowerCase());

  it("P-36 no page is lost, none is invented, none is there twice", () => {
    fc.assert(
      fc.property(given, ({ bare, arranged }) => {
        const sources = effectivePages(arranged).map(({ source }) => source);
        expect(sources.toSorted()).toEqual(
          effectivePages(bare)
            .map(({ source }) => source)
            .toSorted(),
        );
      }),
    );
  });

  it("P-36 names, and paths, are distinct; paths are those without the tree", () => {
    fc.assert(
      fc.property(given, ({ bare, arranged }) => {
        const pages = addressedPages(arranged, host);
        const count = pages.length;
        expect(new Set(keys(pages.map((page) => page.name))).size).toBe(count);
        expect(new Set(pages.map(({ path }) => path)).size).toBe(count);
        const pathsOf = (list: typeof pages) =>
          list.map(({ source, path }) => `${source} ${path}`).toSorted();
        expect(pathsOf(pages)).toEqual(pathsOf(addressedPages(bare, host)));
      }),
    );
  });

  it("P-36 every parent is a page at the top, right above its own, and is not Home", () => {
    fc.assert(
      fc.property(given, ({ arranged }) => {
        const pages = effectivePages(arranged);
        let top: (typeof pages)[number] | undefined;
        for (const page of pages) {
          if (page.parent === null) top = page;
          else {
            expect(page.parent).toBe(top?.name);
            expect(top?.source.toLowerCase()).not.toBe("home");
          }
        }
      }),
    );
  });

  it("P-36 the tree of the arranged pages arranges them the same", () => {
    fc.assert(
      fc.property(given, ({ arranged }) => {
        const pages = effectivePages(arranged);
        expect(effectivePages({ ...arranged, pageTree: pageTreeOf(pages) })).toEqual(pages);
      }),
    );
  });
});
