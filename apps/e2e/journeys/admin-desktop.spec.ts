import type { Page } from "@playwright/test";
import {
  adminCreatePost,
  adminListUsers,
  adminSchedulePost,
  signIn,
  updatePost,
} from "@sitewright/contracts";
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

for (const width of [900, 1024])
  test(`at ${width} px every link of the navigation ends within its header @long`, async ({
    page,
    product,
  }) => {
    await signInAsOwner(page, product);
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/admin/users");
    const links = page.getByRole("navigation", { name: "Admin" }).getByRole("link");
    await expect(links.first()).toBeVisible();
    const past = await links.evaluateAll((all) =>
      all.flatMap((link) => {
        const right = link.closest("header")?.getBoundingClientRect().right ?? 0;
        return link.getBoundingClientRect().right > right + 0.5 ? [link.textContent] : [];
      }),
    );
    expect(past).toEqual([]);
  });

test("a list is printed without its checkboxes and without the way to its next page @long", async ({
  page,
  product,
}) => {
  await signInAsOwner(page, product);
  await page.route(
    ({ pathname }) => pathname === adminListUsers.path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), nextCursor: "next" } });
    },
  );
  await page.goto("/admin/users");
  const shown = page.locator("main .choice, main :text('Next page')").filter({ visible: true });
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Next page" })).toBeVisible();
  expect(await shown.count()).toBeGreaterThan(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
  await expect(shown).toHaveCount(0);
});

test("in a dialog of a low window the focus ring is inside the dialog, at every control @long", async ({
  page,
  product,
}) => {
  await signInAsOwner(page, product);
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto("/admin/users?dialog=add-user");
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeFocused();
  for (const key of [...Array(5).fill("Tab"), ...Array(5).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    const room = await page.locator(":focus").evaluate((control) => {
      const box = control.closest(".dialog-box")?.getBoundingClientRect();
      const { top, bottom } = control.getBoundingClientRect();
      return box ? Math.min(top - box.top, box.bottom - bottom) : 0;
    });
    expect(room, key).toBeGreaterThanOrEqual(5);
  }
});

test("a pressed tab shows no focus ring, a tab that the arrow keys reach shows it @long", async ({
  page,
  product,
}) => {
  await signInAsOwner(page, product);
  await page.goto("/admin/chat");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Testing").click();
  await expect(tab("Testing")).toBeFocused();
  await expect(tab("Testing")).toHaveCSS("outline-style", "none");
  await page.keyboard.press("ArrowRight");
  await expect(tab("Patterns")).toBeFocused();
  await expect(tab("Patterns")).toHaveCSS("outline-style", "solid");
  // Its panel likewise: pressed, and reached by Tab.
  const panel = page.getByRole("tabpanel");
  await panel.click({ position: { x: 2, y: 2 } });
  await expect(panel).toHaveCSS("outline-style", "none");
});
