import { callAsOwner } from "../fixtures/api.ts";
import { mailedLink } from "../fixtures/mailed-link.ts";
import { expect, test } from "../fixtures/test.ts";

test("M-11.13 without a script: from an article to a confirmed subscription, and out of it with one press", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  const owner = await callAsOwner(product);
  const email = "reader@news.example";
  await page.goto("/news");
  await page.getByRole("link", { name: "Conversion begins in the briefing, not in the button" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Conversion begins in the briefing/);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Subscribe" }).click();
  // This server has no mail provider.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One step left");
  await page.goto(await mailedLink(owner, email, "newsletter-confirmation"));
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Successfully subscribed! Welcome to our community.",
  );
  await page.goto(await mailedLink(owner, email, "newsletter-welcome"));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This subscription has ended");
  await context.close();
});

test("M-06.10 every link of the news and of an article leads somewhere", async ({ page }) => {
  const seen = new Set<string>();
  for (const path of ["/news", "/news/how-to-choose-a-web-agency"]) {
    await page.goto(path);
    const targets = await page
      .locator("a[href^='/'], link[rel=alternate]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const target of targets) seen.add(target.split("#")[0] ?? "");
  }
  expect(seen.size).toBeGreaterThan(15);
  for (const target of seen) {
    if (target === "") continue;
    expect((await page.request.get(target)).status(), target).toBe(200);
  }
});
