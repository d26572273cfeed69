import type { Page } from "@playwright/test";
import { signedUpClient } from "../fixtures/account.ts";
import { clientId } from "../fixtures/documents.ts";
import { newPerson, test } from "../fixtures/google.ts";
import { expect } from "../fixtures/test.ts";
import { expectStep, signUp } from "../fixtures/wizard.ts";

test.beforeEach(({ google }) => {
  google.person = newPerson();
  google.fault = null;
});

const button = (page: Page) => page.getByRole("button", { name: "Continue with Google" });
const agree = (page: Page) => page.getByRole("link", { name: "Continue" }).click();
const title = (page: Page) => page.getByRole("heading", { name: "Sign in", level: 1 });

async function openPopup(page: Page): Promise<Page> {
  await page.goto("/app");
  const [popup] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
  await expect(popup.getByRole("link", { name: "Continue" })).toBeVisible();
  return popup;
}

test("A-03.1 by pop-up: the portal continues without a press, the pop-up closes, and a reload is still signed in", async ({
  page,
}) => {
  const popup = await openPopup(page);
  const closed = popup.waitForEvent("close");
  await agree(popup);
  await expectStep(page, "Welcome");
  await closed;
  await page.reload();
  await expectStep(page, "Welcome");
});

test("A-03.3 with the pop-up blocked the same window goes to Google and comes back", {
  tag: "@long",
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/app");
  await button(page).click();
  await agree(page);
  await expectStep(page, "Welcome");
  expect(new URL(page.url()).search).toBe("");
});

test("A-03.4 closing the pop-up is a cancel; 'Continue in this window' continues here", {
  tag: "@long",
}, async ({ page }) => {
  const popup = await openPopup(page);
  await popup.close();
  const here = page.getByRole("button", { name: "Continue in this window" });
  await expect(here).toBeVisible();
  await expect(title(page)).toBeVisible();
  await here.click();
  await agree(page);
  await expectStep(page, "Welcome");
});

test("A-03.4 who does not agree at Google comes back to the sign-in", { tag: "@long" }, async ({ page }) => {
  const popup = await openPopup(page);
  await popup.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByText("Google sign-in was cancelled.")).toBeVisible();
  await expect(title(page)).toBeVisible();
});

test("A-03.5 what goes wrong at Google reads 'Login failed. Please try again.'", { tag: "@long" }, async ({
  page,
  google,
}) => {
  google.fault = "wrong-nonce";
  const popup = await openPopup(page);
  await agree(popup);
  await expect(page.getByRole("alert")).toContainText("Login failed. Please try again.");
  google.fault = null;
  const [again] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
  await agree(again);
  await expectStep(page, "Welcome");
});

test("A-03.6 F32 with Google down, e-mail signs in", { tag: "@long" }, async ({ page, google }) => {
  google.fault = "down";
  await signUp(page, google.person.email);
});

test("A-01.6 in Client Profile mode the profile opens after it", { tag: "@long" }, async ({ page }) => {
  await page.goto("/app");
  await page.getByText("Client Profile", { exact: true }).click();
  const [popup] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
  await agree(popup);
  await page.waitForURL(/\/profile\/[^/]+$/);
});

test("S10 an account that somebody made with my address is mine after I sign in by Google; they are out", {
  tag: "@long",
}, async ({ page, google, browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin });
  const attacker = await context.newPage();
  await signUp(attacker, google.person.email);
  const popup = await openPopup(page);
  await agree(popup);
  await expectStep(page, "Welcome");
  expect((await context.request.get("/api/projects")).status()).toBe(401);
  await context.close();
});

test("A-08.4 at a client's profile a visitor signs in by Google too, and sees the introduction", {
  tag: "@long",
}, async ({ page, newDevice }) => {
  const client = await newDevice();
  await signedUpClient(client);
  await page.goto(`/profile/${await clientId(client)}`);
  await expect(page.getByRole("heading", { name: "Access Ada Baker's Profile" })).toBeVisible();
  const [popup] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
  await agree(popup);
  await expect(page.getByRole("heading", { name: "Ada Baker", level: 1 })).toBeVisible();
  await expect(page.getByText("Only this client and the agency")).toBeVisible();
});
