import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { callAsOwner } from "../fixtures/api.ts";
import { checkEverywhere, turnOf } from "../fixtures/axe.ts";
import { mailedLink } from "../fixtures/mailed-link.ts";
import { expect, test } from "../fixtures/test.ts";
import { signUp } from "../fixtures/wizard.ts";

const firstPassword = "a long phrase for bread";
const secondPassword = "a longer phrase for rolls";

const title = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/app");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("form").getByRole("button", { name: "Sign in", exact: true }).click();
}

test("A-05.16 from sign-up by the mailed links to a confirmed address, a new password and the end of an old session", {
  tag: "@long",
}, async ({ page, browser, product }) => {
  const owner = await callAsOwner(product);
  const email = `ada-${randomUUID()}@bakehouse.example`;
  await signUp(page, email);
  await expect(page.getByText(`Please confirm your address, ${email}.`)).toBeVisible();

  await page.goto(await mailedLink(owner, email, "email-verification"));
  await title(page, "Confirm your address");
  await checkEverywhere(page, "confirm", turnOf(0));
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await title(page, "Your address is confirmed");
  await page.getByRole("link", { name: "Continue to your project" }).click();
  await title(page, "Welcome");
  await expect(page.getByText(/Please confirm your address/)).toBeHidden();

  const elsewhere = await browser.newContext({ baseURL: product.origin });
  const other = await elsewhere.newPage();
  await other.goto("/app");
  await other.getByLabel("Email", { exact: true }).fill(email);
  await other.getByRole("link", { name: "Forgot password?" }).click();
  await title(other, "Forgot your password?");
  await checkEverywhere(other, "forgotten", turnOf(1));
  await expect(other.getByLabel("Email", { exact: true })).toHaveValue(email);
  await other.getByRole("button", { name: "Make a link" }).click();
  // Without a provider the mail is kept, and the page says so.
  await title(other, "Ask us for your link");
  await checkEverywhere(other, "sent", turnOf(2));

  const link = await mailedLink(owner, email, "password-reset");
  await other.goto(link);
  await title(other, "Choose a new password");
  await checkEverywhere(other, "new password", turnOf(3));
  await other.getByLabel("New password", { exact: true }).fill(secondPassword);
  await other.getByRole("button", { name: "Save new password" }).click();
  await title(other, "Your password has been changed");
  await expect.poll(async () => (await page.request.get("/api/projects")).status()).toBe(401);

  await other.goto("about:blank");
  await other.goto(link);
  await other.getByLabel("New password", { exact: true }).fill("a third phrase for cake");
  await other.getByRole("button", { name: "Save new password" }).click();
  await title(other, "This link no longer works");
  await checkEverywhere(other, "dead link", turnOf(4));

  await signIn(other, email, firstPassword);
  await expect(other.getByText("Incorrect password.")).toBeVisible();
  await signIn(other, email, secondPassword);
  await title(other, "Welcome");

  await page.context().clearCookies();
  await signIn(page, email, secondPassword);
  await title(page, "Welcome");
  await page.goto("/app/settings");
  const sessions = page.getByRole("region", { name: "Where you are signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByRole("listitem").first()).toContainText("This device");
  await checkEverywhere(page, "settings", turnOf(5));
  await sessions.getByRole("button", { name: /^Sign out: / }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  expect((await other.request.get("/api/projects")).status()).toBe(401);
  expect((await page.request.get("/api/projects")).status()).toBe(200);

  await page.getByLabel("Current password", { exact: true }).fill(secondPassword);
  await page.getByLabel("New password", { exact: true }).fill(firstPassword);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(
    page.getByText("Your password has been changed. Other devices have been signed out.").first(),
  ).toBeVisible();
  expect((await page.request.get("/api/projects")).status()).toBe(200);
  await elsewhere.close();
});
