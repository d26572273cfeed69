import { signedUpClient } from "../fixtures/account.ts";
import { clientId } from "../fixtures/documents.ts";
import { expect, test } from "../fixtures/test.ts";
import { openStep } from "../fixtures/wizard.ts";

test("A-08.4 A-09.7 A-10.1 a client signs in at their profile, edits it, and is found by their handle", async ({
  page,
  context,
}) => {
  const { email, password } = await signedUpClient(context);
  const uid = await clientId(context);
  const handle = `bakehouse-${Date.now()}`;
  await context.clearCookies();
  await page.goto(`/profile/${uid}`);
  await expect(page.getByRole("heading", { name: "Access Ada Baker's Profile" })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  await expect(page.getByRole("heading", { name: "Profile Information" })).toBeVisible();
  await expect(page.getByText("Not set").first()).toBeVisible();
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Profile Information" });
  await dialog.getByLabel("Business Name").fill("The Bakehouse");
  await dialog.getByLabel("Page name").fill(handle.toUpperCase());
  await dialog.getByLabel("Website").fill("bakehouse.example");
  await dialog.getByLabel("City").fill("Greenwich");

  // A press beside the dialog asks before anything is lost.
  await page.mouse.click(5, 5);
  await page.getByRole("button", { name: "Keep editing" }).click();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: /bakehouse\.example/ })).toHaveAttribute(
    "href",
    "https://bakehouse.example",
  );
  await page.goto(`/profile/${handle}`);
  await expect(page.getByRole("heading", { level: 1, name: "Ada Baker" })).toBeVisible();
  await expect(page.getByText("Greenwich")).toBeVisible();
});

test("A-08.3 an address without a profile says so", { tag: "@long" }, async ({ page }) => {
  await page.goto("/profile/nobody-at-all");
  await expect(page.getByRole("heading", { name: "Profile Not Found" })).toBeVisible();
  await expect(page.getByText('The profile "nobody-at-all" could not be found.')).toBeVisible();
  await expect(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
});

test("A-08.5 a record that is gone while signed in leads to the page with status 404", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  const uid = await clientId(context);
  await page.goto(`/profile/${uid}`);
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const gone = { type: "about:blank", title: "There is nothing here.", status: 404, code: "not-found" };
  await page.route(`**/api/profiles/${uid}`, (route) =>
    route.fulfill({ status: 404, contentType: "application/problem+json", json: gone }),
  );
  const arrival = page.waitForResponse((response) => new URL(response.url()).pathname === "/404");
  await page.getByRole("button", { name: "Save Changes" }).click();
  expect((await arrival).status()).toBe(404);
  await expect(page).toHaveURL(/\/404$/);
});

test("with text at 200 % on a phone the forms of profile and agreement are as wide as their dialogs", {
  tag: "@long",
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedUpClient(context);
  const browser = await context.newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const expectNothingBeside = async (name: string) => {
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), name).toBeLessThanOrEqual(0);
  };
  await page.goto(`/profile/${await clientId(context)}`);
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expectNothingBeside("Edit Profile Information");
  await openStep(page, "legal");
  await page.getByRole("button", { name: "Read the full agreement" }).click();
  await expectNothingBeside("Mutual Non-Disclosure Agreement");
});

test("A-12.3 another client sees no contact details, and the API gives none", { tag: "@long" }, async ({
  page,
  context,
}) => {
  const { email } = await signedUpClient(context);
  const uid = await clientId(context);
  await context.clearCookies();
  await signedUpClient(context);
  await page.goto(`/profile/${uid}`);
  await expect(page.getByRole("heading", { level: 1, name: "Ada Baker" })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  expect(await (await page.request.get(`/api/profiles/${uid}`)).text()).not.toContain(email);
  expect((await page.request.get(`/api/profiles/${uid}/documents`)).status()).toBe(404);
});

test("A-09.2 A-09.1 on a phone the menu holds the ways out, and signing out goes home", {
  tag: "@long",
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedUpClient(context);
  const uid = await clientId(context);
  await page.goto(`/profile/${uid}`);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("link", { name: "Go to App" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect((await page.request.get(`/api/profiles/${uid}/documents`)).status()).toBe(401);
});
