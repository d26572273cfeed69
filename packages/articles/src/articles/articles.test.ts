import { expect, test } from "vitest";
import { countWords, linkTarget, parseBody, postSchema, renderBody } from "../index.ts";
import { articles, postOf } from "./index.ts";

const slugs = articles.map(({ slug }) => slug);

test("M-05.1 there are six articles in five categories, numbered 1 to 6, newest first", () => {
  expect(articles.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(slugs).size).toBe(6);
  const dates = articles.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(new Set(articles.map(({ category }) => category))).toEqual(
    new Set(["business", "technology", "strategy", "design", "marketing"]),
  );
});

test.each(articles)(
  "M-05.2 '$title' has 900 to 1,500 words, an example, sources, and links to /contact and /news",
  (article) => {
    expect(postSchema.safeParse(postOf(article, "The founder")).error).toBeUndefined();
    const words = countWords(article.content);
    expect([words >= 900, words <= 1500]).toEqual([true, true]);
    const html = renderBody(article.content);
    expect(html).toMatch(/<h2 [^>]*>A worked example/);
    expect(html).toMatch(/<h2 id="sources">Sources<\/h2>\n<ul>/);
    for (const path of ["/contact", "/news"]) expect(html).toContain(`href="${path}"`);
    expect(html.slice(html.indexOf('id="sources"'))).toMatch(/href="https:/);
  },
);

test("M-05.3 articles lead only to articles that are there, and to other sites by https", () => {
  for (const { content } of articles)
    for (const [, address = ""] of content.matchAll(/\]\(([^)]*)\)/g)) {
      const target = linkTarget(address);
      if (target?.kind === "external") expect(target.href).toMatch(/^https:/);
      else expect(["/contact", "/news", ...slugs.map((slug) => `/news/${slug}`)]).toContain(target?.href);
    }
});

test("M-05.4 no mark of the light markdown is left over in what is read", () => {
  for (const { content } of articles) {
    expect(renderBody(content).replace(/<[^>]*>/g, "")).not.toMatch(/\*\*|`|\]\(|📊|🎯|⚠|❓|💡|^#/m);
    expect(parseBody(content).filter(({ kind }) => kind === "box").length).toBeGreaterThanOrEqual(3);
  }
});
