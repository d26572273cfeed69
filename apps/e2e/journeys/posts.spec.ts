import type { BrowserContext, Page } from "@playwright/test";
import { adminCreatePost, adminGetPost, updatePost } from "@sitewright/contracts";
import { callAsOwner } from "../fixtures/api.ts";
import type { Product } from "../fixtures/product.ts";
import { expect, test } from "../fixtures/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const saved = (page: Page) =>
  expect(page.getByRole("status").getByText("Saved", { exact: true })).toBeVisible();

async function signIn({ request }: BrowserContext, { owner }: Product) {
  expect((await request.post("/api/auth/sign-in", { data: owner })).ok()).toBe(true);
}

/** Markup that must never run, even when staff write it. */
const hostile =
  '<img src=x onerror="console.error(1)"><script>console.error(2)</script>\n\n[a](javascript:console.error(3)) ![b](javascript:console.error(4))';

test("D-06.15 S51 a post is written, previewed, scheduled and published, is on the site, in the feed and in the sitemap, moves, is withdrawn and comes back", async ({
  page,
  context,
  product,
  newDevice,
}) => {
  await signIn(context, product);
  await page.goto("/admin/posts");
  await button(page, "New Post").click();
  await page.getByRole("dialog").getByLabel("Title").fill("Boats & Prices");
  await button(page, "Create draft").click();
  await page.getByLabel("Content").click();
  await page.keyboard.insertText(`## What it costs\n\nForty **crowns**.\n\n${hostile}`);
  const preview = page.getByRole("article", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "What it costs" })).toBeVisible();
  await expect(preview.locator("script, [onerror], a[href^=javascript]")).toHaveCount(0);
  await page.getByRole("tab", { name: "Details" }).click();
  await page.getByLabel("Excerpt").fill("What boats cost.");
  await saved(page);

  await button(page, "Preview link").click();
  await button(page, "Create link").click();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  await page.keyboard.press("Escape");
  const reader = await (await newDevice()).newPage();
  await reader.goto(link);
  await expect(reader.getByRole("heading", { name: "Boats & Prices", level: 1 })).toBeVisible();
  await expect(reader.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const status = async (path: string) => (await reader.request.get(path, { maxRedirects: 0 })).status();
  const text = async (path: string) => (await reader.request.get(path)).text();
  expect(await status("/news/boats-prices")).toBe(404);

  await button(page, "Schedule").click();
  await page.getByLabel("Day and time").fill("2031-03-04T09:30");
  await page.getByRole("dialog").getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByText("Scheduled", { exact: true })).toBeVisible();
  await button(page, "Reschedule").click();
  await expect(page.getByLabel("Day and time")).toHaveValue("2031-03-04T09:30");
  await page.keyboard.press("Escape");
  await button(page, "Publish").click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await reader.goto("/news/boats-prices");
  await expect(reader.getByText("crowns")).toBeVisible();
  for (const path of ["/news/rss.xml", "/sitemap.xml", "/news"])
    expect(await text(path), path).toContain("boats-prices");

  await page.getByLabel("URL Slug").fill("What Boats Cost");
  await page.getByLabel("Excerpt").click();
  await saved(page);
  expect(await status("/news/what-boats-cost")).toBe(404);
  await button(page, "Publish edits").click();
  await expect(page.getByText("Readers do not see your edits yet.")).toBeHidden();
  await reader.goto("/news/boats-prices");
  await expect(reader).toHaveURL(/\/news\/what-boats-cost$/);
  expect(await status("/news/boats-prices")).toBe(301);

  await button(page, "Withdraw").click();
  await page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    .getByRole("button", { name: "Withdraw" })
    .click();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  expect([await status("/news/what-boats-cost"), await status("/news/boats-prices")]).toEqual([410, 410]);
  expect(await text("/sitemap.xml")).not.toContain("boats");
  await button(page, "Publish").click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  expect(await status("/news/what-boats-cost")).toBe(200);
});

test("D-06.16 two who edit one post keep what each of them wrote; where both wrote the same, the one who saves last chooses, and the other's words stay among the revisions", {
  tag: "@long",
}, async ({ page, context, product }) => {
  await signIn(context, product);
  const other = await callAsOwner(product);
  const { post } = await other.call(adminCreatePost, { headers: {}, body: { title: "Shared" } });
  const params = { id: post.id };
  const read = async () => (await other.call(adminGetPost, { params })).post;
  const write = async (part: object) => {
    const { fields, version } = await read();
    const headers = { "if-match": String(version) };
    await other.call(updatePost, { params, query: {}, headers, body: { ...fields, ...part } });
  };
  await page.goto(`/admin/posts/${post.id}`);
  await page.getByLabel("Content").click();
  await write({ excerpt: "Theirs." });
  await page.keyboard.insertText("Mine.");
  await expect
    .poll(async () => (await read()).fields)
    .toMatchObject({ content: "Mine.", excerpt: "Theirs." });
  await saved(page);
  await write({ content: "Their text." });
  await page.keyboard.insertText(" More.");
  const question = page.getByRole("alertdialog");
  await expect(question.locator("del", { hasText: "Their" })).toBeVisible();
  await question.getByRole("button", { name: "Keep theirs" }).click();
  await expect.poll(async () => (await read()).fields.content).toBe("Their text.");
  await expect(page.getByLabel("Content")).toHaveText("Their text.");
  await page.getByRole("tab", { name: "Revisions" }).click();
  await expect(page.getByText("Restored", { exact: true })).toBeVisible();
  await page
    .getByRole("button", { name: /^Compare/ })
    .nth(1)
    .click();
  await expect(page.getByRole("dialog").locator("del", { hasText: "Mine" })).toBeVisible();
});

/** As Word puts it on the clipboard: styles in the head and on every paragraph. */
const pasted = `<html><head><style>p {margin:0}</style></head><body><h1 style="color:red">Hours</h1><p style="mso-x:1">Open at <b>six</b>.</p></body></html>`;

test("D-06.34 formatted text is pasted as light markdown, one step takes it back, and turning a tablet keeps the text, its history and an open dialog", {
  tag: "@long",
}, async ({ page, context, product }) => {
  await signIn(context, product);
  const owner = await callAsOwner(product);
  const { post } = await owner.call(adminCreatePost, { headers: {}, body: { title: "Pasted" } });
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goto(`/admin/posts/${post.id}`);
  const source = page.getByLabel("Content");
  await source.click();
  await page.keyboard.insertText("Before. ");
  await source.evaluate((target, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    clipboardData.setData("text/plain", "Hours\r\nOpen at six.");
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
  const stored = async () =>
    (await owner.call(adminGetPost, { params: { id: post.id } })).post.fields.content;
  await expect.poll(stored).toBe("Before. ## Hours\n\nOpen at **six**.");

  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole("tab", { name: "Write" })).toBeVisible();
  await expect(source).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(stored).toBe("Before. ");
  await button(page, "Generate").click();
  await page.getByRole("dialog").getByLabel("Keyword").fill("bread");
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.getByRole("tab", { name: "Write" })).toBeHidden();
  await expect(page.getByRole("dialog").getByLabel("Keyword")).toHaveValue("bread");
});
