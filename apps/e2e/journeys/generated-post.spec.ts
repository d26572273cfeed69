import { test } from "../fixtures/providers.ts";
import { expect } from "../fixtures/test.ts";

test("D-08.21 a text is requested on the agents screen, generated into the editor of a new post, continues after a reload, is not published until it is checked, and search engines are notified", {
  tag: "@long",
}, async ({ page, context, product, model, indexNow }) => {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  expect((await context.request.post("/api/auth/sign-in", { data: product.owner })).ok()).toBe(true);
  await page.goto("/admin/agents");
  await button("Have Content writer write a post").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("local-writer writes 1,500 to 2,500 words")).toBeVisible();
  await dialog.getByLabel("Title").fill("Bread for busy mornings");
  await dialog.getByRole("button", { name: "Generate" }).click();
  await expect(dialog.getByText("Please provide both a title and keyword")).toBeVisible();
  await dialog.getByLabel("Keyword").fill("morning bread");
  await dialog.getByRole("button", { name: "Generate" }).click();

  const progress = page.getByRole("status").filter({ hasText: "Writing, " });
  await expect(progress).toContainText("of 1,500 words");
  const source = page.getByLabel("Content");
  await expect(source).toContainText("Begin with the oven.");
  await page.reload();
  await expect(progress).toBeVisible();
  await expect(source).toContainText("Begin with the oven.");
  model.finish();
  await expect(progress).toBeHidden();
  await expect(page.getByText("3 things to check before publishing").first()).toBeVisible();
  const marks = page.getByRole("list", { name: "To check" });
  for (const text of ["2019", "£3", "Maria Rossi"]) await expect(marks).toContainText(text);

  await button("Publish").click();
  await expect(page.getByText("Still to check (date): 2019").first()).toBeVisible();
  for (const text of ["2019", "£3", "Maria Rossi"]) await button(`Mark ${text} as checked`).click();
  await button("Publish").click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await expect.poll(() => indexNow.submitted).toEqual([[`${product.origin}/news/bread-for-busy-mornings`]]);
  expect(await (await context.request.get("/journeys-key-1.txt")).text()).toBe("journeys-key-1");
  await page.getByRole("tab", { name: "Details" }).click();
  const engines = page.getByRole("region", { name: "Search engines" });
  await expect(async () => {
    await page.reload();
    await page.getByRole("tab", { name: "Details" }).click();
    await expect(engines.getByText("IndexNow accepted the address (200).").first()).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await page.goto("/admin/posts");
  await expect(page.getByRole("row", { name: /Bread for busy mornings/ })).toContainText("Submitted");
});
