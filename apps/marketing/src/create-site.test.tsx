import { brand } from "@sitewright/brand";
import { expect, test } from "vitest";
import { createSiteOf } from "./create-site.tsx";
import { newsSource } from "./news-source.fixture.ts";
import { defineRoute, found, notFound } from "./routes/route.ts";
import type { SiteOptions } from "./server-contract.ts";

const posts = new Map([["bread & butter", "What a bakery needs"]]);

const postRoute = defineRoute({
  pattern: "/news/:slug",
  caching: "public, max-age=60",
  async load(_source, { params, query }) {
    if (params.slug === "old") return { kind: "redirect", status: 301, location: "/news/new" };
    if (params.slug === "broken") throw new Error("The database is gone.");
    const title = posts.get(params.slug);
    return title === undefined ? notFound : found({ title, view: query.get("view") });
  },
  make: ({ title, view }, { productName }) => ({
    title: `${title}: ${productName}`,
    description: title,
    body: <h1>{`${title} (${view})`}</h1>,
  }),
});

const throwingRoute = defineRoute({
  pattern: "/unmade",
  load: async () => found(undefined),
  make: () => {
    throw new Error("This page has a mistake.");
  },
});

const request = { requestId: "request-7" };

/** A site of these routes, and what it reported. */
function open() {
  const faults: Parameters<SiteOptions["onFault"]>[] = [];
  const site = createSiteOf([postRoute, throwingRoute], {
    source: { brand, currentYear: () => 2031, isMailKept: false, news: newsSource() },
    manifest: { "src/entry-client.ts": { file: "assets/a.js", isEntry: true } },
    origin: "https://agency.example",
    onFault: (...fault) => faults.push(fault),
  });
  return { site, faults };
}

test("M-03.22 an address with a parameter shows what was loaded for it, with its own caching", async () => {
  const { site } = open();
  const answer = await site("/news/bread%20%26%20butter?view=list#comments", request);
  expect(answer).toMatchObject({ kind: "page", status: 200, caching: "public, max-age=60" });
  const html = answer.kind === "page" ? answer.html : "";
  expect(html).toContain("<h1>What a bakery needs (list)</h1>");
  expect(html).toContain('<link rel="canonical" href="https://agency.example/news/bread%20%26%20butter"/>');
});

/** A site of one page that is kept, and how often it was made. */
function openKept() {
  const counted = { made: 0 };
  const route = defineRoute({
    pattern: "/kept",
    cacheVersion: async () => "always the same",
    load: async () => found(undefined),
    make: () => {
      counted.made += 1;
      return { title: "Kept", description: "Kept", body: <h1>Kept</h1> };
    },
  });
  const site = createSiteOf([route], {
    source: { brand, currentYear: () => 2031, isMailKept: false, news: newsSource() },
    manifest: { "src/entry-client.ts": { file: "assets/a.js", isEntry: true } },
    origin: "https://agency.example",
    onFault: (error) => {
      throw error;
    },
  });
  return { site, counted };
}

test("M-03.79 who asks for a page while it is made gets the same, made once", async () => {
  const { site, counted } = openKept();
  const answers = await Promise.all(Array.from({ length: 50 }, () => site("/kept", request)));
  expect(new Set(answers).size).toBe(1);
  expect(counted.made).toBe(1);
  expect(await site("/kept", request)).toBe(answers[0]);
});

test("M-03.64 one page is kept for an address: made-up queries push nothing out", async () => {
  const { site, counted } = openKept();
  const kept = await site("/kept", request);
  expect(await site("/kept", request)).toBe(kept);
  expect(await site("/kept?x=1", request)).not.toBe(await site("/kept?x=1", request));
  expect(await site("/kept", request)).toBe(kept);
  expect(counted.made).toBe(3);
});

test.each([
  "/news/nothing",
  "/news",
  "/news/",
  "/news/a/b",
  "/NEWS/old",
  "/news/%E0%A4%A",
  "/nowhere",
  "//agency.example/news/old",
])("M-03.23 %s is the 'not found' page, kept out of search and of caches", async (path) => {
  const { site, faults } = open();
  const answer = await site(path, request);
  expect(answer).toMatchObject({ kind: "page", status: 404 });
  expect(answer).not.toHaveProperty("caching");
  expect(answer.kind === "page" && answer.html).toContain('<meta name="robots" content="noindex"/>');
  expect(faults).toEqual([]);
});

test.each([
  ["/news/old-post/", "/news/old-post"],
  ["/news/old-post/?a=1&b=%2F", "/news/old-post?a=1&b=%2F"],
])("M-03.26 %s leads to the page's address, which has no slash at its end", async (path, location) => {
  expect(await open().site(path, request)).toEqual({ kind: "redirect", status: 301, location });
});

test("M-03.24 what was moved says where to", async () => {
  expect(await open().site("/news/old", request)).toEqual({
    kind: "redirect",
    status: 301,
    location: "/news/new",
  });
});

test.each([
  ["/news/broken", "The database is gone."],
  ["/unmade", "This page has a mistake."],
])(
  "M-03.25 where %s fails, its visitor gets a page that says so with a way on and the request's id, and the server the reason",
  async (path, message) => {
    const { site, faults } = open();
    const answer = await site(path, request);
    expect(answer).toMatchObject({ kind: "page", status: 500, caching: "no-store" });
    const html = answer.kind === "page" ? answer.html : "";
    expect(html).toContain("Something went wrong on our side.");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain(message);
    expect(html).toContain("<code>request-7</code>");
    expect(html).toContain(`<a href="mailto:${brand.contact.email}?subject=Fault%20request-7"`);
    expect(html).toMatch(/<a href=""[^>]*>Try again<\/a>/);
    expect(faults).toEqual([[new Error(message), { path, requestId: "request-7" }]]);
  },
);
