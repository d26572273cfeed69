import type { Page } from "@playwright/test";
import { adminCreatePost, adminSchedulePost, signIn, updatePost } from "@sitewright/contracts";
import { signedUpClient, submittedProject } from "../fixtures/account.ts";
import { callAsOwner } from "../fixtures/api.ts";
import { quote, sharedDocument } from "../fixtures/documents.ts";
import type { Product } from "../fixtures/product.ts";
import { expect, test } from "../fixtures/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function signInAsOwner(page: Page, { owner }: Product): Promise<void> {
  expect((await page.request.post(signIn.path, { data: owner })).ok()).toBe(true);
}

/** A post with a table, scheduled for the end of another year. */
async function scheduledPost(product: Product): Promise<{ id: string; title: string }> {
  const owner = await callAsOwner(product);
  const title = "What bread costs";
  const { post } = await owner.call(adminCreatePost, { headers: {}, body: { title, category: "general" } });
  const body = {
    ...post.fields,
    author: "Ann",
    excerpt: "Prices of bread.",
    content: "## Prices\n\n| Bread | Price |\n|---|---|\n| Rye | £4 |\n\n## More\n\nAsk us.",
  };
  const params = { id: post.id };
  const saved = await owner.call(updatePost, {
    params,
    query: {},
    headers: { "if-match": String(post.version) },
    body,
  });
  const at = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 11, 28, 20, 44)).toISOString();
  const headers = { "if-match": String(saved.post.version) };
  await owner.call(adminSchedulePost, { params, headers, body: { at } });
  return { id: post.id, title };
}

test("one Back leaves a screen whose dialog was closed, also after input was discarded @long", async ({
  page,
  product,
}) => {
  await signInAsOwner(page, product);
  await page.goto("/admin/overview");
  await page
    .getByRole("link", { name: /^Users/ })
    .first()
    .click();
  await button(page, "Add New User").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await button(page, "Add New User").click();
  await page.getByLabel(/^Email/).fill("anna@client.example");
  await page.keyboard.press("Escape");
  await button(page, "Discard changes").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/users$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/overview$/);
});

test("a brief and a client's document are printed whole on a light page, without the navigation @long", async ({
  page,
  context,
  product,
}) => {
  await signedUpClient(context);
  const project = await submittedProject(context);
  const document = await sharedDocument(product, context, { title: "Quote", content: quote.repeat(3) });
  await signInAsOwner(page, product);
  await page.emulateMedia({ colorScheme: "dark" });
  const theme = () => page.evaluate(() => getComputedStyle(globalThis.document.documentElement).colorScheme);
  const navigation = page.getByRole("navigation", { name: "Admin" });

  await page.goto(`/admin/projects/${project.id}/specification`);
  await expect(page.getByRole("heading", { name: /^Website brief/ })).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(navigation).toBeHidden();
  await expect(page.getByRole("tablist")).toBeHidden();
  await expect(page.getByRole("heading", { name: /^Website brief/ })).toBeVisible();
  expect(await theme()).toBe("light");

  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await page.goto(`/admin/documents/${document.id}`);
  const text = page.getByRole("complementary").locator(".markdown").first();
  await expect(text).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  const hidden = await text.evaluate(({ parentElement: box }) => box && box.scrollHeight - box.clientHeight);
  expect(hidden).toBe(0);
});

test("a date of another year fits its column, and a table in a post's preview has the colour behind it @long", async ({
  page,
  product,
}) => {
  const { id, title } = await scheduledPost(product);
  await signInAsOwner(page, product);
  await page.goto("/admin/posts");
  const date = page.getByRole("row", { name: title }).getByRole("cell").last();
  await expect(date).toContainText(/28 Dec \d{4}, 20:44/);
  const past = await date.evaluate((cell) => {
    const right = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
    return (cell.querySelector("time")?.getBoundingClientRect().right ?? 0) - right;
  });
  expect(past).toBeLessThan(1);

  await page.goto(`/admin/posts/${id}`);
  const table = page.getByRole("article", { name: "Preview" }).locator(".post-table");
  const cover = await table.evaluate((element) => getComputedStyle(element).backgroundImage);
  const ground = await page.locator("main").evaluate((main) => getComputedStyle(main).backgroundColor);
  expect(cover).toContain(`linear-gradient(to right, ${ground}`);
});

test("in forced colours the open screen is marked in the navigation @long", async ({ page, product }) => {
  await signInAsOwner(page, product);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/admin/users");
  const marked = page.getByRole("navigation", { name: "Admin" }).locator("a[aria-current=page]");
  await expect(marked).toHaveCSS("text-decoration-line", "underline");
  await expect(page.getByRole("link", { name: /^Projects/ }).first()).toHaveCSS(
    "text-decoration-line",
    "none",
  );
});
