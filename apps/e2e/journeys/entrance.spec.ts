import { signedUpClient } from "../fixtures/account.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep, signUp } from "../fixtures/wizard.ts";

test("P-01.1 a signed-out visitor sees the login screen, a signed-in client the wizard", async ({
  page,
  context,
}) => {
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
  await signedUpClient(context);
  await page.reload();
  await expectStep(page, "Welcome");
});

test("P-01.2 while the session is being asked for, a spinner says 'Loading...'", { tag: "@long" }, async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((release) => {
    answer = release;
  });
  await page.route("**/api/auth/session", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/app");
  await expect(page.getByText("Loading...")).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
});

for (const query of ["?dev=true", "?dev=TRUE", "?dev=true&dev=true"])
  test(`P-01.3 /app${query} on a production server is the login screen, and the API stays closed`, async ({
    page,
  }) => {
    await page.goto(`/app${query}`);
    await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
    expect((await page.request.get("/api/projects")).status()).toBe(401);
  });

test("A-02.4 A-02.2 an unknown address and a wrong password get the specified texts, a taken address the hint to sign in", {
  tag: "@long",
}, async ({ page, browser }) => {
  const email = `taken-${Date.now()}@bakehouse.example`;
  const other = await browser.newContext();
  await signUp(await other.newPage(), email);
  await other.close();

  const submit = async (address: string, password: string) => {
    await page.getByLabel("Email", { exact: true }).fill(address);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page
      .locator("form")
      .getByRole("button", { name: /^(Sign in|Create account)$/ })
      .click();
  };
  await page.goto("/app");
  await submit(`nobody-${Date.now()}@bakehouse.example`, "some password");
  await expect(page.getByText("No account found with this email.")).toBeVisible();
  await submit(email, "not this one");
  await expect(page.getByText("Incorrect password.")).toBeVisible();
  await page.getByRole("button", { name: /Create an account/ }).click();
  await page.getByLabel("Name", { exact: true }).fill("Ada Baker");
  await submit(email, "a long phrase for bread");
  await expect(page.getByText("This email is already registered. Please sign in instead.")).toBeVisible();
  await submit(`new-${Date.now()}@bakehouse.example`, "12345");
  await expect(page.getByText("Password should be at least 6 characters.")).toBeVisible();
});

test("P-06.1 signing in again returns to welcome with the journey not started and keeps the answers; a reload stays where it was", {
  tag: "@long",
}, async ({ page, context }) => {
  const { email, password } = await signedUpClient(context);
  await page.goto("/app");
  await page.getByRole("button", { name: /^Start .+ Journey$/ }).click();
  await page.getByLabel("Business name").fill("Kept Bakery");
  await expect(page.getByText(/^Saved \d\d:\d\d$/).first()).toBeVisible();
  await page.reload();
  await expectStep(page, "Client Questionnaire");
  await expect(page.getByLabel("Business name")).toHaveValue("Kept Bakery");

  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Sign Back In" }).click();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("form").getByRole("button", { name: "Sign in", exact: true }).click();
  await expectStep(page, "Welcome");
  await expect(page.getByRole("button", { name: /^Start .+ Journey$/ })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Steps" })
    .getByRole("button", { name: /Client Questionnaire/ })
    .click();
  await expect(page.getByLabel("Business name")).toHaveValue("Kept Bakery");
});
