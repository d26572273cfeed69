import { signedUpClient } from "../fixtures/account.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

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
    await page.goto("/app");
    await expectStep(page, "Welcome");
    await page
      .getByRole("button", { name: /Theme Customization/ })
      .first()
      .click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("This step could not be loaded.");
    await page.getByRole("button", { name: /^Back/ }).click();
    await expectStep(page, "Font & Typography");
  });
});

test("P-31.42 a step whose code is still on the way takes the focus when it stands", async ({
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
  await page.goto("/app");
  await expectStep(page, "Welcome");
  await page
    .getByRole("button", { name: /Theme Customization/ })
    .first()
    .click();
  await expect(page.getByRole("main").getByText("Loading...")).toBeAttached();
  send();
  await expect(page.getByRole("heading", { name: "Theme Customization", level: 1 })).toBeFocused();
});
