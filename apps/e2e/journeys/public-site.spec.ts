import { expect, test } from "../fixtures/test.ts";

test("M-03.1 the home page is complete HTML without JavaScript and leads to the portal", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Your website,\s*built to the letter\./);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${product.origin}/`);
  for (const anchor of ["features", "process", "testimonials"])
    await expect(page.locator(`#${anchor}`)).toBeVisible();
  await page.getByRole("link", { name: "Start Your Project" }).first().click();
  expect(new URL(page.url()).pathname).toBe("/app");
  await context.close();
});

test("M-03.9 an unknown address is a page with status 404", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /home/i }).first()).toBeVisible();
});

test("M-03.6 every link of the home page leads somewhere", async ({ page }) => {
  await page.goto("/");
  const targets = await page
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(targets.length).toBeGreaterThan(5);
  for (const target of new Set(targets.filter((href) => href.startsWith("http")))) {
    const { pathname, hash } = new URL(target);
    expect((await page.request.get(pathname)).status(), target).toBe(200);
    if (pathname === "/" && hash) await expect(page.locator(hash), target).toHaveCount(1);
  }
});
