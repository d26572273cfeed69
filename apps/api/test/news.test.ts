import { articles } from "@sitewright/articles/articles";
import type { PostFields } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { createNews, readAddresses } from "../src/features/posts/news.ts";
import { columnsOf } from "../src/features/posts/stored-fields.ts";
import { createViewCounter } from "../src/features/posts/view-counter.ts";
import { readProblem } from "./harness/answers.ts";
import { testOnOne } from "./harness/on-one-database.ts";
import { postFields, postsOf } from "./harness/posts.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const log = { error: () => {} };
const day = (index: number) => new Date(Date.UTC(2026, 10, index + 1));

async function published({ database }: TestApp, count: number, more: Partial<PostFields> = {}) {
  for (let index = 0; index < count; index += 1) {
    const id = `post-${String(index).padStart(2, "0")}`;
    await postsOf(database).add(id, day(index), { slug: id, title: id, ...more });
    await postsOf(database).publish(id, day(index));
  }
}
const open = async () => {
  const app = await createTestApp();
  const { database } = app;
  const { db } = database;
  return { app, db, posts: postsOf(database), news: createNews({ db, log, now: () => new Date() }) };
};

test("M-05.12 the agency's posts are listed with the built-in articles, newest first, each once over all pages", async () => {
  const { app, news } = await open();
  await published(app, 20);
  const first = await news.page({ category: undefined, page: 1 });
  expect(first).toMatchObject({
    counts: { total: 26, agents: 20, experts: 6 },
    pages: 5,
    remaining: 19,
    isComplete: true,
  });
  const seen = [first.featured, ...first.posts];
  for (let page = 2; page <= first.pages; page += 1)
    seen.push(...(await news.page({ category: undefined, page })).posts);
  const dates = seen.slice(1).map((post) => post?.publishedAt ?? "");
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(new Set(seen.map((post) => post?.slug)).size).toBe(26);
  expect((await news.page({ category: undefined, page: 6 })).posts).toEqual([]);
});

testOnOne(
  "M-04.6 featured is the newest that is flagged, of the category that is shown, else its first",
  async () => {
    const { app, posts, news } = await open();
    const featured = async (category: "business" | "general") =>
      (await news.page({ category, page: 1 })).featured?.slug;
    expect(await featured("business")).toBe(articles[0]?.slug);
    await published(app, 2);
    expect(await featured("general")).toBe("post-01");
    await posts.save("post-00", day(9), { slug: "post-00", featured: true });
    await posts.publish("post-00", day(9));
    expect(await featured("general")).toBe("post-00");
  },
);

testOnOne(
  "M-05.13 a draft, a withdrawn and a deleted post are read by nobody, and every change that readers see has a new revision",
  async () => {
    const { posts, news } = await open();
    const found = async () => (await news.find("a-post")).kind;
    const revisions = [await news.revision()];
    const note = async () => revisions.push(await news.revision());
    await posts.add("p1", day(0));
    expect([await found(), await news.revision()]).toEqual(["not-found", revisions[0]]);
    await posts.publish("p1", day(1));
    await note();
    expect(await found()).toBe("found");
    await posts.save("p1", day(2), { title: "Another" });
    expect(await news.revision()).toBe(revisions.at(-1));
    await posts.publish("p1", day(2));
    await note();
    expect(await news.find("a-post")).toMatchObject({
      post: { title: "Another", updatedAt: day(2).toISOString() },
    });
    await posts.withdraw("p1", day(2));
    await note();
    expect(await found()).toBe("gone");
    await posts.publish("p1", day(3));
    await note();
    expect(await news.find("p1")).toEqual({ kind: "moved", slug: "a-post" });
    expect((await news.latest(50)).find(({ id }) => id === "p1")?.publishedAt).toBe(day(1).toISOString());
    await posts.bin("p1", day(4));
    await note();
    expect(await found()).toBe("gone");
    expect(new Set(revisions).size).toBe(6);
  },
);

testOnOne(
  "M-06.7 built-in articles come first: by slug and number, and a post under their address is not shown in their place",
  async () => {
    const { app, db, news } = await open();
    const [article] = articles;
    await published(app, 1);
    // As a release might have left it that had no such article yet.
    await db.post.update({ where: { id: "post-00" }, data: { slug: article?.slug ?? "" } });
    expect(await news.find(article?.slug ?? "")).toMatchObject({
      isBuiltIn: true,
      post: { title: article?.title },
    });
    expect(await news.find("1")).toEqual({ kind: "moved", slug: article?.slug });
  },
);

testOnOne("M-05.14 the public calls give posts, and one with its text", async () => {
  const { app } = await open();
  await published(app, 2);
  const browser = app.open();
  const list = (await (await browser.send("GET", "/api/news/posts")).json()) as {
    posts: object[];
    total: number;
  };
  expect([list.posts.length, list.total]).toEqual([7, 8]);
  expect(await (await browser.send("GET", "/api/news/post/post-01")).json()).toMatchObject({
    success: true,
    post: { slug: "post-01", agentCreated: true, readTime: "1 min read", content: "One two three." },
  });
  const missing = await browser.send("GET", "/api/news/post/none");
  expect([missing.status, (await readProblem(missing)).code]).toEqual([404, "not-found"]);
});

test("M-06.8 a view counts once for each visitor, article and day, over all processes, and nothing of the visitor is kept", async () => {
  const { app, db } = await open();
  await published(app, 1);
  const process = () =>
    createViewCounter({
      db,
      log,
      now: () => new Date(),
      newToken: () => crypto.randomUUID(),
      schedule: () => () => {},
    });
  const [one, other] = [process(), process()];
  const visit = { network: "203.0.113.7", userAgent: "Mozilla/5.0 Firefox/140.0", isAhead: false };
  const post = { subject: "post-00", isBuiltIn: false };
  const article = { subject: "an-article", isBuiltIn: true };
  for (const counter of [one, one, other]) counter.note(post, visit);
  one.note(article, visit);
  one.note(post, { ...visit, network: "203.0.113.8" });
  one.note(post, { ...visit, network: "203.0.113.9", isAhead: true });
  one.note(post, { ...visit, userAgent: "Googlebot/2.1 (+http://www.google.com/bot.html)" });
  await Promise.all([one.flush(), other.flush()]);
  const views = async () => (await db.post.findUnique({ where: { id: "post-00" } }))?.views;
  expect([await views(), await db.articleViews.findMany()]).toEqual([2, [{ slug: "an-article", views: 1 }]]);
  const kept = JSON.stringify([await db.viewMark.findMany(), await db.viewKey.findMany()]);
  expect(kept).not.toMatch(/203\.0|Firefox|post-00/);
  app.advance(86_400_000);
  one.note(post, visit);
  await one.flush();
  expect(await views()).toBe(3);
  await app.jobs.runDue("housekeeping");
  expect([await db.viewMark.count(), await db.viewKey.count()]).toEqual([1, 1]);
});

testOnOne(
  "M-06.12 a script that invents browsers adds no more views in a day than an office does",
  async () => {
    const { app, db } = await open();
    await published(app, 1);
    const counter = createViewCounter({
      db,
      log,
      now: () => new Date(),
      newToken: () => crypto.randomUUID(),
      schedule: () => () => {},
    });
    const views = async () => (await db.post.findUnique({ where: { id: "post-00" } }))?.views;
    const flood = async () => {
      for (let index = 0; index < 200; index += 1)
        counter.note(
          { subject: "post-00", isBuiltIn: false },
          { network: "203.0.113.7", userAgent: `Mozilla/5.0 Firefox/${index}.0`, isAhead: false },
        );
      await counter.flush();
    };
    await flood();
    expect(await views()).toBe(60);
    app.advance(86_400_000);
    await flood();
    expect(await views()).toBe(120);
  },
);

testOnOne(
  "M-04.7 without the stored posts the built-in articles are shown, and it is said that something is missing",
  async () => {
    const { app, news } = await open();
    await app.database.db.$executeRawUnsafe("ALTER TABLE posts RENAME TO posts_gone");
    const page = await news.page({ category: undefined, page: 1 });
    expect([page.isComplete, page.posts.length, page.featured?.slug]).toEqual([false, 5, articles[0]?.slug]);
  },
);

testOnOne(
  "M-05.15 no post takes the address of a built-in article, neither when it is written nor later",
  async () => {
    const { db, posts } = await open();
    for (const slug of ["how-to-choose-a-web-agency", "How-To-Choose-A-Web-Agency", "1"])
      expect(await posts.add("p1", day(0), { slug })).toBe("taken");
    expect(await db.post.count()).toBe(0);
    expect(await posts.add("p1", day(0), { slug: "ours" })).toBe("stored");
    expect(await posts.save("p1", day(1), { slug: "how-to-choose-a-web-agency" })).toBe("taken");
    expect(await db.post.findMany()).toMatchObject([{ slug: "ours" }]);
  },
);

test("M-05.16 no post takes the address of another one, also where two are written at once", async () => {
  const { db, posts } = await open();
  const both = ["p1", "p2"].map((id) => posts.add(id, day(0), { slug: "ours" }));
  expect((await Promise.all(both)).toSorted()).toEqual(["stored", "taken"]);
  await posts.add("p3", day(0), { slug: "theirs" });
  expect(await posts.save("p3", day(1), { slug: "ours" })).toBe("taken");
  expect(await db.post.findUnique({ where: { id: "p3" } })).toMatchObject({
    slug: "theirs",
    updatedAt: day(0),
  });
  expect(await posts.save("p3", day(1), { slug: "theirs" })).toBe("stored");
  expect(await posts.save("p9", day(1), { slug: "new" })).toBe("gone");
});

test("M-14.51 the sitemap's addresses are read in parts, and each post is among them once, newest first", async () => {
  const { db } = await open();
  // Many of one moment, so that parts begin between them.
  const posts = Array.from({ length: 23 }, (_, index) => ({
    ...columnsOf(postFields({ slug: `post-${index}` })),
    id: `id-${index}`,
    status: index === 3 ? "draft" : "published",
    createdAt: day(0),
    updatedAt: day(1),
    publishedAt: day(Math.floor(index / 14)),
    listedAt: day(0),
  }));
  await db.post.createMany({ data: posts });
  const all = await readAddresses(db, 5);
  const stored = all.slice(articles.length).map(({ slug }) => slug);
  expect(all).toHaveLength(articles.length + 22);
  expect(new Set(stored).size).toBe(22);
  expect(stored).not.toContain("post-3");
  expect(stored.findIndex((slug) => Number(slug.slice(5)) < 14)).toBe(9);
  expect(all.at(-1)?.updatedAt).toBe(day(1).toISOString());
});
