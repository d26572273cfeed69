import { adminListOutbox } from "@sitewright/contracts";
import { callAsOwner } from "../fixtures/api.ts";
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

test("M-07.30 a visitor without JavaScript finds an answer, sees the yearly price, and writes to the agency", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/help-center");
  await page.getByLabel("Your question").fill("money back");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.locator("details[open]")).toContainText("30-day money-back guarantee");

  await page.getByRole("link", { name: "Pricing", exact: true }).first().click();
  await expect(page.getByText("$470 a year").first()).toBeHidden();
  await page.getByLabel("Annually, Save 20%").check();
  await expect(page.getByText("$470 a year").first()).toBeVisible();

  await page.getByRole("link", { name: "Contact", exact: true }).first().click();
  await page.getByLabel("Name").fill("Maya Okafor");
  await page.getByRole("main").getByLabel("Email").fill("maya@client.example");
  await page.getByLabel("Message", { exact: true }).fill("Do you build sites for bakeries?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "Thank you for your message! We'll get back to you soon.",
  );
  const owner = await callAsOwner(product);
  const { messages } = await owner.call(adminListOutbox, { query: {} });
  expect(messages.map(({ subject }) => subject)).toContain("Message from Maya Okafor");
  await context.close();
});

test("M-07.31 with JavaScript the message is sent in place, help answers while one types, and no other origin is asked", async ({
  page,
  product: { origin },
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) foreign.push(request.url());
  });
  await page.goto("/help-center");
  await page.getByLabel("Your question").pressSequentially("forgot pasword");
  await expect(page.getByRole("heading", { name: /to “forgot pasword”/ })).toBeVisible();
  await expect(page.locator("details[open] summary")).toHaveText("I forgot my password. What now?");
  await page.getByRole("navigation", { name: "Topics" }).getByRole("link", { name: "Features" }).click();
  await expect(page.getByRole("heading", { name: "Features", level: 2 })).toBeVisible();
  expect(new URL(page.url()).search).toBe("?topic=features");

  await page.goto("/contact");
  await page.getByLabel("Name").fill("Maya");
  await page.getByRole("main").getByLabel("Email").fill("maya");
  // The field is left by pressing the button, which stays where it is until it is pressed.
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Please enter an email address, for example you@business.com.")).toBeVisible();
  await expect(page.getByText("Please write a message.")).toBeVisible();
  await page.getByRole("main").getByLabel("Email").fill("maya@client.example");
  await page.getByLabel("Message", { exact: true }).fill("Hello");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Thank you for your message! We'll get back to you soon.")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/contact");
  expect(foreign).toEqual([]);
});

test("M-01.21 the Features link of the foot leads to that part of the front page, from any page", async ({
  page,
}) => {
  await page.goto("/pricing");
  await page.getByRole("contentinfo").getByRole("link", { name: "Features" }).click();
  await expect(page.locator("#features")).toBeInViewport();
  expect(new URL(page.url()).hash).toBe("#features");
});

test("M-08.11 on paper the plan on a dark block is as dark as the others", async ({ page }) => {
  await page.goto("/pricing");
  await page.emulateMedia({ media: "print" });
  const name = (plan: string) => page.getByRole("heading", { name: plan, exact: true });
  await expect(name("Website Essential")).toHaveCSS("color", "rgb(15, 41, 34)");
  await expect(name("AI-Powered Pro")).toHaveCSS("color", "rgb(15, 41, 34)");
});

test("M-06.40 on paper an article is its text, dark on white in either theme, without menus and forms", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/news/what-a-contrast-certificate-proves");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("h1")).toHaveCSS("color", "rgb(15, 41, 34)");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator(".post-body")).toBeVisible();
  for (const hidden of ["header nav", "footer", "[data-newsletter]", "#related-title"])
    await expect(page.locator(hidden).first(), hidden).toBeHidden();
});

test("M-03.82 with forced colours the lines of the headline of the front page do not cover each other", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  // Chromium paints the ground of each line behind its text; lines in one inline box are painted together.
  const displays = await page
    .locator("h1 span")
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).display));
  expect(displays).toEqual(["inline", "inline"]);
});
