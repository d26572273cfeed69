import type { Page } from "@playwright/test";
import { signOut } from "@sitewright/contracts";
import { signedUpClient } from "../fixtures/account.ts";
import { openQuestionnaire, stepsOf } from "../fixtures/draft.ts";
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
