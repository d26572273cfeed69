import { type Brand, brand } from "@sitewright/brand";
import { expect, test } from "vitest";
import { agencyData } from "../lib/structured-data/agency.ts";
import { at, origin, page, site, texts } from "../open-page.fixture.ts";
import { routes } from "./table.ts";

const paths = routes.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(":"));

test.each([
  ["/", "Your website, built to the letter."],
  ["/about", "We take you at your word."],
  ["/pricing", "Priced to the letter."],
  ["/help-center", "Ask in your words."],
  ["/contact", "Write the way you talk."],
  ["/ai-chatbots", "It answers in your words."],
])("M-03.60 %s is a page of its own: headline, title, description, address", async (path, headline) => {
  const document = await page(path);
  expect((await at(path)).status).toBe(200);
  expect(texts(document.querySelectorAll("h1")).map((text) => text.replace(/\s+/g, " "))).toEqual([headline]);
  expect(document.title).toContain("Sitewright");
  expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${origin}${path}`);
  const description = document.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
  expect(description.length).toBeGreaterThan(60);
  expect(description.length).toBeLessThan(240);
});

test("M-03.61 no two pages have the same title, no id is used twice, and no heading skips a level", async () => {
  const titles = new Set<string>();
  for (const path of paths) {
    const document = await page(path);
    titles.add(document.title);
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids, path).toEqual([...new Set(ids)]);
    const levels = [...document.querySelectorAll("main :is(h1, h2, h3, h4)")].map((h) =>
      Number(h.tagName[1]),
    );
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0), path).toBeLessThanOrEqual(1);
  }
  expect(titles.size).toBe(paths.length);
});

test("a page that ends with the newsletter's button has no second main action in its footer", async () => {
  for (const path of ["/news", "/newsletter", "/pricing"]) {
    const start = [...(await page(path)).querySelectorAll("body > footer a")].find(
      ({ textContent }) => textContent === "Start Your Project",
    );
    expect(start?.classList.contains("text-link"), path).toBe(true);
  }
});

test("M-11.19 every page offers the newsletter once, in a form that names its page and posts without a script", async () => {
  const steps = /^\/(newsletter\/|unsubscribed)/;
  for (const path of [...paths, "/news/how-to-choose-a-web-agency"]) {
    const forms = (await page(path)).querySelectorAll("form[action='/newsletter'][method=post]");
    expect(forms.length, path).toBe(steps.test(path) ? 0 : 1);
    const source = forms[0]?.querySelector("[name=source]")?.getAttribute("value");
    if (forms[0]) expect(source).toBe(path);
  }
});

test("M-03.6 without a script every link of every page leads somewhere, and every anchor to an element", async () => {
  const targets = new Map<string, string>();
  for (const path of [...paths, "/nowhere"])
    for (const link of (await page(path)).querySelectorAll("a[href]")) {
      const href = link.getAttribute("href") ?? "";
      if (href.startsWith("#"))
        expect((await page(path)).getElementById(href.slice(1)), path + href).not.toBeNull();
      else targets.set(href, path);
    }
  const elsewhere = /^(\/app(\?start)?|(mailto|tel):[^ ]+|https:\/\/www\.openstreetmap\.org\/.*)$/;
  for (const [href, from] of targets) {
    if (elsewhere.test(href)) continue;
    const [path = "", anchor] = href.split("#");
    expect((await at(path)).status, `${from} leads to ${href}`).toBe(200);
    if (anchor) expect((await page(path)).getElementById(anchor), `${from} leads to ${href}`).not.toBeNull();
  }
  expect(targets.size).toBeGreaterThan(20);
});

test("M-03.62 the link of the page that is open says so", async () => {
  const current = (await page("/pricing")).querySelectorAll("header nav:not([popover]) [aria-current=page]");
  expect(texts(current)).toEqual(["Pricing"]);
});

test("M-01.23 on an article the link to the news is marked as the part of the site that it belongs to", async () => {
  const article = await page("/news/what-a-contrast-certificate-proves");
  const current = article.querySelectorAll("header nav:not([popover]) [aria-current]");
  expect([...current].map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
    ["Latest News", "true"],
  ]);
});

test.each([
  ["/cart", "/pricing"],
  ["/cart/", "/pricing"],
  ["/contact-us", "/contact"],
  ["/contact-us/", "/contact"],
  ["/blog/how-to-choose-a-web-agency", "/news/how-to-choose-a-web-agency"],
  ["/blog/how-to-choose-a-web-agency/", "/news/how-to-choose-a-web-agency"],
  ["/blog/anything/else?page=2", "/news"],
  ["/blog/constructor", "/news"],
  ["/blog/", "/news"],
])("M-02.1 %s has moved to %s for good", async (path, location) => {
  expect(await site(path, { requestId: "request-1" })).toEqual({ kind: "redirect", status: 301, location });
});

test.each(["/carts", "/blogs", "/constructor", "/cart/x"])("M-02.2 %s is no old address", async (path) => {
  expect((await at(path)).status).toBe(404);
});

test("M-14.20 a rating is marked up for search engines only where it is not the sample's and its source is named", () => {
  const source = { name: "Reviews of agencies", url: "https://reviews.example/agency" };
  const ratingOf = (changes: Partial<Brand>) =>
    Reflect.get(agencyData({ ...brand, ...changes }, origin), "aggregateRating");
  expect(ratingOf({})).toBeUndefined();
  expect(ratingOf({ rating: { ...brand.rating, source } })).toBeUndefined();
  expect(ratingOf({ sampleBrand: false })).toBeUndefined();
  expect(ratingOf({ sampleBrand: false, rating: { ...brand.rating, source } })).toMatchObject({
    ratingValue: 4.9,
    reviewCount: 127,
    author: { url: source.url },
  });
});

test.each(["/pricing", "/help-center"])(
  "M-14.21 the questions of %s are marked up without its promises",
  async (path) => {
    const scripts = texts((await page(path)).querySelectorAll('script[type="application/ld+json"]'));
    const faq = scripts.map((text) => JSON.parse(text)).find((node) => node["@type"] === "FAQPage");
    expect(faq.mainEntity.length).toBeGreaterThanOrEqual(3);
    for (const { name, acceptedAnswer } of faq.mainEntity) {
      expect(name).not.toBe("");
      expect(acceptedAnswer).toMatchObject({ "@type": "Answer", text: expect.any(String) });
    }
    expect(JSON.stringify(faq)).not.toContain("money-back");
  },
);

test("M-01.20 while the brand is the sample, the foot of every page says so", async () => {
  for (const path of [...paths, "/nowhere"])
    expect((await page(path)).querySelector("footer")?.textContent, path).toContain("are samples");
});
