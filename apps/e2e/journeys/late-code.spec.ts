import type { Page } from "@playwright/test";
import { signOut } from "@sitewright/contracts";
import { signedUpClient } from "../fixtures/account.ts";
import { openQuestionnaire, stepsOf } from "../fixtures/draft.ts";
import { previewFrame } from "../fixtures/preview.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

/** From the welcome to a step whose code has not been fetched yet. */
async function pressTheme(page: Page): Promise<void> {
  await page.goto("/app");
  await expectStep(page, "Welcome");
  await stepsOf(page)
    .getByRole("button", { name: /Theme Customization/ })
    .click();
}

test.describe("code that does not come", () => {
  test.use({ tolerated: /net::ERR_|dynamically imported module/ });

  test("P-01.9 a page whose code was lost on the way says so and tries again", async ({ page }) => {
    await page.route("**/signed-out-route-*.js", (route) => route.abort());
    await page.goto("/app");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("This page could not be loaded.");
    await page.unroute("**/signed-out-route-*.js");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
  });

  test("P-31.41 a step whose code was lost on the way leaves the rest of the wizard in place", async ({
    page,
    context,
  }) => {
    await signedUpClient(context);
    await page.route("**/theme-step-*.js", (route) => route.abort());
    await pressTheme(page);
    await expect(page.getByRole("main").getByRole("alert")).toContainText("This step could not be loaded.");
    await page.getByRole("button", { name: /^Back/ }).click();
    await expectStep(page, "Font & Typography");
  });
});

test.describe("code that was replaced by a release", () => {
  test.use({ tolerated: /net::ERR_|401/ });

  test("P-29.17 what saving has to ask is on the page already, and asked", async ({ page, context }) => {
    await signedUpClient(context);
    const last = page.waitForResponse(/draft-conflict-.*\.js/);
    await openQuestionnaire(page);
    await last;
    await page.route("**/assets/*.js", (route) => route.abort());
    await context.request.post(signOut.path);
    await page.getByLabel("Business name").fill("Anna's Bakehouse");
    await expect(page.getByRole("dialog", { name: "Sign in to continue" })).toBeVisible();
  });
});

test("P-31.42 a step whose code is still loading takes the focus when it is shown", async ({
  page,
  context,
}) => {
  let send = () => {};
  const held = new Promise<void>((release) => {
    send = release;
  });
  await signedUpClient(context);
  await page.route("**/theme-step-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await pressTheme(page);
  await expect(page.getByRole("main").getByText("Loading...")).toBeAttached();
  send();
  await expect(page.getByRole("heading", { name: "Theme Customization", level: 1 })).toBeFocused();
});

test.describe("code that does not come, and comes later", () => {
  test.use({ tolerated: /net::ERR_|dynamically imported module/ });

  test("a page whose entry code was lost opens by itself once there is a connection again", async ({
    page,
    context,
  }) => {
    await page.route("**/app/assets/index-*.js", (route) => route.abort());
    await page.goto("/app");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("This page could not be loaded.");
    await context.setOffline(true);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toBeVisible();
    await page.unroute("**/app/assets/index-*.js");
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
  });

  test("Back from a settings page whose code was lost shows the open step with its answers", async ({
    page,
    context,
  }) => {
    await signedUpClient(context);
    await openQuestionnaire(page);
    await page.getByLabel("Business name").fill("Greenwich Bakehouse");
    await page.route("**/settings-route-*.js", (route) => route.abort());
    await page.getByRole("link", { name: "Settings" }).click();
    await expect(page.getByRole("alert")).toContainText("This page could not be loaded.");
    await page.goBack();
    await expectStep(page, "Client Questionnaire");
    await expect(page.getByLabel("Business name")).toHaveValue("Greenwich Bakehouse");
  });

  test("a preview whose frame was lost says so, and is drawn at the next try", async ({ page, context }) => {
    await signedUpClient(context);
    await page.route("**/preview-frame*", (route) => route.abort());
    await openQuestionnaire(page);
    const alert = page.getByRole("complementary").getByRole("alert");
    await expect(alert).toBeVisible();
    await page.unroute("**/preview-frame*");
    await alert.getByRole("button").click();
    await previewFrame(page);
    await expect(alert).toBeHidden();
  });
});

test.describe("code that a press asks for", () => {
  test.use({ tolerated: /net::ERR_|dynamically imported module|there is no connection/ });

  const inAside = (page: Page) => page.getByRole("complementary");
  const download = async (page: Page): Promise<string> => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      inAside(page).getByRole("button", { name: "Download" }).click(),
    ]);
    return file.suggestedFilename();
  };

  test("a download that was pressed without a connection needs no reload: the next press with one succeeds", {
    tag: "@long",
  }, async ({ page, context }) => {
    await signedUpClient(context);
    await openQuestionnaire(page);
    await previewFrame(page);
    await context.setOffline(true);
    await inAside(page).getByRole("button", { name: "Download" }).click();
    await expect(inAside(page).getByText(/could not be downloaded. Check your connection/)).toBeVisible();
    await context.setOffline(false);
    expect(await download(page)).toBe("my-site.zip");
  });

  test("a preview whose code was lost offers to reload the page, which keeps the answers, and is drawn after that", {
    tag: "@long",
  }, async ({ page, context }) => {
    await signedUpClient(context);
    await page.route("**/site-preview-*.js", (route) => route.abort());
    await openQuestionnaire(page);
    await page.getByLabel("Business name").fill("Greenwich Bakehouse");
    await expect(inAside(page).getByText(/The preview could not be loaded/)).toBeVisible();
    await page.unroute("**/site-preview-*.js");
    await inAside(page).getByRole("button", { name: "Reload the page" }).click();
    await previewFrame(page);
    await expect(page.getByLabel("Business name")).toHaveValue("Greenwich Bakehouse");
  });

  test("a download whose code was lost offers to reload the page, which keeps the answers; after that it succeeds", {
    tag: "@long",
  }, async ({ page, context }) => {
    await signedUpClient(context);
    await openQuestionnaire(page);
    await page.getByLabel("Business name").fill("Greenwich Bakehouse");
    await previewFrame(page);
    await page.route("**/jszip*.js", (route) => route.abort());
    await inAside(page).getByRole("button", { name: "Download" }).click();
    const reload = inAside(page).getByRole("button", { name: "Reload the page" });
    await expect(reload).toBeVisible();
    await page.unroute("**/jszip*.js");
    await reload.click();
    await expect(page.getByLabel("Business name")).toHaveValue("Greenwich Bakehouse");
    await previewFrame(page);
    expect(await download(page)).toBe("greenwich-bakehouse-site.zip");
  });
});

test("a step is as far scrolled after a reload as before it", async ({ page, context }) => {
  await signedUpClient(context);
  await openQuestionnaire(page);
  const field = page.getByLabel("Competitors");
  await field.scrollIntoViewIfNeeded();
  const topOf = () => field.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const before = await topOf();
  await page.reload();
  await expectStep(page, "Client Questionnaire");
  await expect(field).toBeInViewport();
  await expect.poll(topOf).toBe(before);
});
