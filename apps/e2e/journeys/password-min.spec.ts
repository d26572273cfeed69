import { randomUUID } from "node:crypto";
import { callAsOwner } from "../fixtures/api.ts";
import { mailedLink } from "../fixtures/mailed-link.ts";
import { startProduct } from "../fixtures/product.ts";
import { test as base, expect } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

const test = base.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const product = await startProduct({ PASSWORD_MIN: "12" });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

const short = "elevenchars";
const refusal = "Password should be at least 12 characters.";

test("A-02.13 with PASSWORD_MIN=12 the forms ask for what the server takes", { tag: "@long" }, async ({
  page,
  product,
}) => {
  const email = `ada-${randomUUID()}@bakehouse.example`;
  await page.goto("/app");
  await page.getByRole("button", { name: /Create an account/ }).click();
  await expect(page.getByText("At least 12 characters")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Ada Baker");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(short);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(refusal)).toBeVisible();
  const asked = await page.request.post("/api/auth/sign-up", {
    data: { email, name: "Ada Baker", password: short },
  });
  expect(await asked.json()).toMatchObject({ errors: [{ path: "password", message: refusal }] });
  await page.getByLabel("Password", { exact: true }).fill(`${short}!`);
  await page.getByRole("button", { name: "Create account" }).click();
  await expectStep(page, "Welcome");

  await page.goto("/app/settings");
  await page.getByLabel("Current password").fill(`${short}!`);
  await page.getByLabel("New password").fill(short);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText(refusal).last()).toBeVisible();

  await page.request.post("/api/auth/forgot-password", { data: { email } });
  await page.goto(await mailedLink(await callAsOwner(product), email, "password-reset"));
  await page.getByLabel("New password").fill(short);
  await expect(page.getByText(/^At least 12 characters\./)).toBeVisible();
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByText(refusal)).toBeVisible();
});
