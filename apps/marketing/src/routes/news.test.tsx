import type { Post } from "@sitewright/articles";
import { brand } from "@sitewright/brand";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { Window } from "happy-dom";
import robotsParser from "robots-parser";
import { expect, test } from "vitest";
import { createSite } from "../entry-server.ts";
import { builtIn, newsPageOf, newsSource } from "../news-source.fixture.ts";
import type { NewsSource, RefusedForm, SiteAnswer } from "../server-contract.ts";

const origin = "https://agency.example";
const manifest = { "src/entry-client.ts": { file: "assets/a.js", isEntry: true } };

function open(more: Partial<NewsSource> = {}, isMailKept = false) {
  const onFault = (error: unknown) => {
    throw error;
  };
  const source = { brand, currentYear: () => 2031, isMailKept, news: newsSource(more) };
  const site = createSite({ source, manifest, origin, onFault });
  return (url: string, refused?: RefusedForm) =>
    site(url, { requestId: "request-1", ...(refused && { refused }) });
}

const htmlOf = (answer: SiteAnswer) => (answer.kind === "page" ? answer.html : "");
async function page(url: string, more: Partial<NewsSource> = {}, refused?: RefusedForm) {
  const window = new Window({ url: origin, settings: { disableJavaScriptEvaluation: true } });
  window.document.write(htmlOf(await open(more)(url, refused)));
  return window.document;
}
const [first] = builtIn;
const stored = (index: number): Post => ({
  ...(first as Post),
  id: `p${index}`,
  slug: `post-${index}`,
  title: `Post ${index}`,
  featured: false,
  agentCreated: true,
});
const many = Array.from({ length: 7 }, (_, index) => stored(index));
const texts = (elements: Iterable<{ textContent: string }>) =>
  [...elements].map((each) => each.textContent.trim());

test("M-04.1 the listing has its title, its counts, the filter, a featured post and the rest as cards", async () => {
  const news = await page("/news");
  expect(texts(news.querySelectorAll("h1"))).toEqual(["Latest News & Insights"]);
  expect(news.querySelector("main")?.textContent).toContain("6 articles0 AI-generated6 expert-written");
  expect(texts(news.querySelectorAll('nav[aria-label="Categories"] li'))).toEqual([
    "All Posts 6",
    "Design 2",
    "Technology 1",
    "Business 1",
    "Strategy 1",
    "Marketing 1",
    "General 0",
  ]);
  expect(news.querySelector('section[aria-label="Featured article"] h2')?.textContent).toBe(first?.title);
  expect(news.querySelectorAll("[data-posts] > li")).toHaveLength(5);
});

test("M-04.2 a card says category, badge of an agent's, takeaways (two), author, date, time and where to read more", async () => {
  const news = await page("/news", { page: async () => newsPageOf(many) });
  const card = news.querySelector("[data-posts] > li")?.textContent ?? "";
  for (const said of [
    "Business",
    "AI-assisted",
    "Post 1",
    "The founder",
    "16 November 2026",
    "7 min read",
    "Read more",
  ])
    expect(card).toContain(said);
  const takeaways = news.querySelectorAll("[data-posts] > li:first-child li");
  expect(takeaways).toHaveLength(2);
});

test("M-04.3 a link says how many more posts there are, and every page can be crawled", async () => {
  const more = { page: async () => newsPageOf(many, { remaining: 12, pages: 4 }) };
  const news = await page("/news?category=design", more);
  const next = news.querySelector("[data-load-more]");
  expect([next?.textContent, next?.getAttribute("href")]).toEqual([
    "Load More Posts (12 remaining)",
    "/news?category=design&page=2",
  ]);
  const second = await page("/news?page=2&utm_source=x", more);
  expect(second.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${origin}/news?page=2`);
  expect(second.querySelector('[rel="prev"]')?.getAttribute("href")).toBe("/news");
  expect(second.title).toBe("Latest News & Insights (page 2): Sitewright");
});

test("M-04.4 where the stored posts cannot be read, the rest is shown with a warning, and the page is not kept", async () => {
  let reads = 0;
  const site = open({
    revision: () => Promise.reject(new Error("The database is gone.")),
    page: async () => newsPageOf(builtIn, { isComplete: ++reads > 1 }),
  });
  const broken = await site("/news");
  expect(htmlOf(broken)).toContain("Could not load latest posts - Showing available content");
  expect(broken).toMatchObject({ status: 200, caching: "no-store" });
  expect(htmlOf(await site("/news"))).not.toContain("Could not load latest posts");
});

test("M-04.10 where the stored posts cannot be read, a later page is not called missing: it is shown with the warning", async () => {
  const unread = { page: async () => newsPageOf(builtIn, { posts: [], isComplete: false }) };
  expect(await open(unread)("/news?page=3")).toMatchObject({ status: 200, caching: "no-store" });
  const text = (await page("/news?page=3", unread)).querySelector("main")?.textContent;
  expect(text).toContain("Could not load latest posts - Showing available content");
  // How many pages there are is not known then.
  expect(text).toMatch(/Page 3(?! of)/);
});

test.each(["/news?category=cars", "/news?page=0", "/news?page=x", "/news?page=99"])(
  "M-04.5 %s is no page of the news",
  async (url) => {
    const answer = await open({ page: async () => newsPageOf([]) })(url);
    expect(answer).toMatchObject({ kind: "page", status: 404 });
  },
);

test("M-06.4 an article shows badges, title, author, date, time, takeaways, body, author card, related and newsletter", async () => {
  const article = await page(`/news/${first?.slug}`);
  expect(texts(article.querySelectorAll("h1"))).toEqual([first?.title]);
  const said = article.querySelector("main")?.textContent ?? "";
  for (const part of [
    "Business",
    "The founder",
    "16 November 2026",
    "7 min read",
    "Key Takeaways",
    "About the Author",
    "Stay Updated",
  ])
    expect(said).toContain(part);
  expect(article.querySelectorAll(".post-body h2").length).toBeGreaterThan(3);
  expect(article.querySelectorAll('section[aria-labelledby="related-title"] > div > ul > li')).toHaveLength(
    3,
  );
  expect(article.querySelector("form[data-newsletter]")?.getAttribute("action")).toBe("/newsletter");
});

test("M-06.43 'In this article' says each heading in full, whatever of it is bold, italic or a link", async () => {
  const post = {
    ...stored(1),
    content: "## **All bold**\n\nText\n\n## See *our* [news](/news) and `code`\n\nText",
  };
  const article = await page("/news/post-1", {
    isBuiltIn: () => false,
    find: async () => ({ kind: "found", post, related: [], isBuiltIn: false }),
  });
  expect(texts(article.querySelectorAll('nav[aria-labelledby="contents-title"] a'))).toEqual([
    "All bold",
    "See our news and code",
  ]);
});

test("M-06.301 an article has one address: other spellings of it answer 301", async () => {
  const site = open();
  const path = "/news/how-to-choose-a-web-agency";
  expect(await site(path)).toMatchObject({ kind: "page", status: 200 });
  for (const spelling of ["how%2Dto-choose-a-web-agency", "%68ow-to-choose-a-web-agency"])
    expect(await site(`/news/${spelling}`)).toEqual({ kind: "redirect", status: 301, location: path });
});

test("M-06.5 an article is found by its slug, moved from its number, and else 'Post Not Found'", async () => {
  const site = open();
  expect(await site("/news/3")).toMatchObject({
    kind: "redirect",
    status: 301,
    location: `/news/${builtIn[2]?.slug}`,
  });
  const missing = await page("/news/gone");
  expect(await site("/news/gone")).toMatchObject({ status: 404 });
  expect(missing.querySelector("main")?.textContent).toContain(
    "The post you're looking for doesn't exist or may have been moved.",
  );
  expect(missing.querySelector('main a[href="/news"]')).not.toBeNull();
});

test("M-06.6 a post by an agent says so, and its hostile text stays text", async () => {
  const hostile = {
    ...stored(1),
    title: "<script>alert(1)</script>",
    content: '"><img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))',
  };
  const article = await open({
    isBuiltIn: () => false,
    find: async () => ({ kind: "found", post: hostile, related: [], isBuiltIn: false }),
  })("/news/post-1");
  expect(htmlOf(article)).toContain("AI Generated");
  expect(htmlOf(article)).not.toMatch(/<script>alert|<img|href="javascript/);
});

test("M-14.1 an article's structured data has what search engines ask of one", async () => {
  const article = await page(`/news/${first?.slug}`);
  const [posting, trail] = [...article.querySelectorAll('script[type="application/ld+json"]')].map((each) =>
    JSON.parse(each.textContent),
  );
  expect(posting).toMatchObject({
    "@type": "BlogPosting",
    headline: first?.title,
    datePublished: first?.publishedAt,
    dateModified: first?.updatedAt,
    image: `${origin}/og/news/${first?.slug}.png`,
    author: { "@type": "Person", name: "The founder" },
  });
  expect(trail["@type"]).toBe("BreadcrumbList");
  const graph = (name: string) =>
    article.querySelector(`meta[property="og:${name}"]`)?.getAttribute("content");
  expect([graph("type"), graph("image")]).toEqual(["article", posting.image]);
});

test("an article without an excerpt is described by its title, in its structured data too", async () => {
  const post = { ...stored(1), excerpt: "" };
  const article = await page("/news/post-1", {
    find: async () => ({ kind: "found", post, related: [], isBuiltIn: false }),
  });
  const data = JSON.parse(article.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
  const meta = article.querySelector('meta[name="description"]')?.getAttribute("content");
  expect([data.description, meta]).toEqual([post.title, post.title]);
});

const fileOf = async (url: string, more: Partial<NewsSource> = {}) => {
  const answer = await open(more)(url);
  if (answer.kind !== "file") throw new Error(`${url} is no file.`);
  return answer;
};

test("M-14.2 RSS and Atom are XML with the whole texts, links written out, whatever a text holds", async () => {
  const texts = { title: "A & B ]]> ]]> <c>\u0001", excerpt: "\u0008", author: "\u001bAnn" };
  const odd = { ...stored(1), ...texts, content: "]]> & \u0000 <script>\n\n[us](/contact)" };
  for (const path of ["/news/rss.xml", "/news/atom.xml"]) {
    const { body, type } = await fileOf(path, { latest: async () => [odd, ...builtIn] });
    expect(XMLValidator.validate(body)).toBe(true);
    // XML 1.0, section 2.2, which the validator does not look at.
    expect(body).not.toMatch(/(?![\t\n\r])\p{Cc}/u);
    expect(type).toMatch(/^application\/(rss|atom)\+xml/);
    const text = JSON.stringify(new XMLParser({ ignoreAttributes: false }).parse(body));
    expect(text).toContain("A worked example for your next call");
    expect(text).toContain(`${origin}/contact`);
  }
});

test("M-14.3 the JSON feed follows JSON Feed 1.1's required fields", async () => {
  const feed = JSON.parse((await fileOf("/news/feed.json")).body);
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed.items).toHaveLength(6);
  expect(feed.items[0]).toMatchObject({ id: `${origin}/news/${first?.slug}`, title: first?.title });
  expect(feed.items[0].content_html).toContain("<h2");
});

test("M-14.4 the sitemap lists every page that is to be found, and dates where they are known", async () => {
  const { body } = await fileOf("/sitemap.xml");
  expect(XMLValidator.validate(body)).toBe(true);
  const urls: { loc: string; lastmod?: string }[] = new XMLParser().parse(body).urlset.url;
  const locs = urls.map(({ loc }) => loc);
  for (const path of ["/", "/news", "/privacy", "/terms", ...builtIn.map(({ slug }) => `/news/${slug}`)])
    expect(locs).toContain(`${origin}${path}`);
  expect(locs.filter((loc) => /newsletter\/|unsubscribe/.test(loc))).toEqual([]);
  const dateOf = (path: string) => urls.find(({ loc }) => loc === `${origin}${path}`)?.lastmod;
  expect([dateOf("/"), dateOf("/news"), dateOf(`/news/${builtIn[5]?.slug}`)]).toEqual([
    undefined,
    first?.updatedAt,
    builtIn[5]?.updatedAt,
  ]);
});

test("M-14.5 robots.txt names the sitemap and opens what search engines show, llms.txt names the articles", async () => {
  const robots = robotsParser(`${origin}/robots.txt`, (await fileOf("/robots.txt")).body);
  expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`]);
  const isOpen = (path: string) => robots.isAllowed(`${origin}${path}`, "Googlebot");
  const open = ["/", "/news/post-1", "/og/news/post-1.png", "/api/news/pictures/1", "/api/openapi.json"];
  const closed = [
    "/api/projects",
    "/app",
    "/admin/users",
    "/profile/1",
    "/newsletter/confirm",
    "/unsubscribe/1",
  ];
  expect([open.filter((path) => !isOpen(path)), closed.filter(isOpen)]).toEqual([[], []]);
  const { body } = await fileOf("/llms.txt");
  expect(body.startsWith("# Sitewright\n")).toBe(true);
  for (const { title, slug } of builtIn) expect(body).toContain(`[${title}](${origin}/news/${slug})`);
  // What a visitor's assistant is asked first: prices, a person, an answer.
  for (const path of ["/pricing", "/ai-chatbots", "/help-center", "/about", "/contact"])
    expect(body).toContain(`](${origin}${path}):`);
});

test("M-03.42 a page is made once, until what it is made of changes", async () => {
  let revision = 1;
  let loads = 0;
  const site = open({
    revision: async () => String(revision),
    page: async () => newsPageOf(builtIn, { remaining: ++loads }),
  });
  const kept = await site("/news");
  expect(await site("/news")).toBe(kept);
  revision = 2;
  expect(await site("/news")).not.toBe(kept);
  expect(loads).toBe(2);
});

test("M-11.6 the newsletter's pages work without a script and are kept out of search", async () => {
  const confirm = await page("/newsletter/confirm/abc");
  expect(confirm.querySelector("main form[method=post] button[type=submit]")?.textContent).toBe("Subscribe");
  const leave = await page("/unsubscribe/abc");
  expect(leave.querySelector("main form[method=post] button[type=submit]")?.textContent).toBe("Unsubscribe");
  for (const each of [confirm, leave])
    expect(each.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect((await page("/newsletter/confirmed")).body.textContent).toContain(
    "Successfully subscribed! Welcome to our community.",
  );
});

test("M-11.300 where the server only keeps its mails no page and no form says that one was sent", async () => {
  const site = open({}, true);
  for (const path of ["/news", "/news/how-to-choose-a-web-agency", "/newsletter", "/pricing"])
    expect(htmlOf(await site(path)), path).toContain("but this site does not send email yet: ask us");
  for (const path of ["/newsletter/sent", "/newsletter/confirmed"]) {
    const html = htmlOf(await site(path));
    expect(html, path).toContain("This site does not send email yet");
    expect(html, path).not.toMatch(/have sent you|have just sent|Check your inbox/);
  }
  const sending = open();
  expect(htmlOf(await sending("/newsletter/sent"))).toContain("Check your inbox");
  expect(htmlOf(await sending("/news"))).toContain("the email we have just sent you");
});

test("M-11.24 a link that does not work names every cause, and a subscription's end claims nothing of a later one", async () => {
  const textOf = async (path: string) => (await page(path)).querySelector("main")?.textContent ?? "";
  // A second mail makes the first one's link invalid, and a link of an earlier subscription ends no later one.
  expect(await textOf("/newsletter/expired")).toContain("newer email");
  const left = await textOf("/unsubscribed");
  expect(left).not.toContain("You are unsubscribed");
  expect(left).toContain("If you subscribed again later, use the link in the newest email.");
});

test.each([
  [400, "true", /^That is not an email address\./],
  [429, null, /^There have been too many attempts/],
] as const)(
  "the form that was posted without a script and refused (%s) says why at its field, which keeps the typed address",
  async (status, invalid, said) => {
    const values = { email: "anna@bakery", source: "/news" };
    const document = await page("/newsletter", {}, { status, values, errors: {}, message: "" });
    const field = document.querySelector("main [type=email]");
    expect(field?.getAttribute("value")).toBe("anna@bakery");
    expect(field?.getAttribute("aria-invalid")).toBe(invalid);
    expect(
      document.getElementById(field?.getAttribute("aria-describedby") ?? "")?.textContent.trim(),
    ).toMatch(said);
  },
);

test("D-19.12 a withdrawn article answers 410 and says so, and a preview is the article's page, kept out of search and out of caches", async () => {
  const gone = await open({ find: async () => ({ kind: "gone" }) })("/news/taken-away");
  expect(gone).toMatchObject({ kind: "page", status: 410 });
  expect(htmlOf(gone)).toContain("Post Withdrawn");
  const preview = async (secret: string) => (secret === "s3cret" ? stored(1) : undefined);
  const answer = await open({ preview })("/news/preview/s3cret");
  expect(answer).toMatchObject({ kind: "page", status: 200, caching: "no-store", article: undefined });
  const html = htmlOf(answer);
  for (const part of ["Post 1", '<meta name="robots" content="noindex"', "<strong>Preview.</strong>"])
    expect(html).toContain(part);
  expect(html).not.toContain("s3cret");
  expect(await open({ preview })("/news/preview/other")).toMatchObject({ kind: "page", status: 404 });
});
