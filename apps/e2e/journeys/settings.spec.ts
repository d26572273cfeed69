import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { adminListOutbox } from "@sitewright/contracts";
import { strFromU8, unzipSync } from "fflate";
import { signedUpClient, submittedProject } from "../fixtures/account.ts";
import { callAsOwner, mailsOf } from "../fixtures/api.ts";
import type { Product } from "../fixtures/product.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

const openSettings = async (page: Page) => {
  await page.goto("/app");
  await expectStep(page, "Welcome");
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Account Settings", level: 1 })).toBeVisible();
};

/** Kinds and states of the mails to an address. */
async function mailsTo(product: Product, address: string): Promise<string[]> {
  const owner = await callAsOwner(product);
  const { messages } = await owner.call(adminListOutbox, { query: { limit: 100 } });
  return messages.filter(({ recipient }) => recipient === address).map(({ kind }) => kind);
}

test("A-06 signing out: confetti, thanks, a word to the agency, and back in", { tag: "@long" }, async ({
  page,
  context,
  product,
}) => {
  const { email, password } = await signedUpClient(context);
  await page.goto("/app");
  await expectStep(page, "Welcome");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.locator(".confetti > i")).toHaveCount(50);
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  for (const name of ["Auto-Saved Progress", "Continue Anytime", "Unlimited Edits"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.locator(".confetti")).toHaveCount(0);

  await page.getByLabel(/What is it about/).selectOption("timeline");
  await page.getByLabel("Message").fill("When will it be ready?");
  await page.getByRole("button", { name: "Send message" }).click();
  const thanks = page.getByText("Thank you! We'll get back to you within 24 hours.");
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeHidden();
  expect(await mailsTo(product, product.owner.email)).toContain("contact-notice");

  await page.getByRole("button", { name: "Sign Back In" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("form").getByRole("button", { name: "Sign in", exact: true }).click();
  await expectStep(page, "Welcome");
});

test("A-06.2 with reduced motion there is no confetti", { tag: "@long" }, async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signedUpClient(context);
  await page.goto("/app");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "Sign Back In" })).toBeVisible();
  await expect(page.locator(".confetti")).toHaveCount(0);
});

test("A-07 a project's details: edit it, then delete it and get that by mail", { tag: "@long" }, async ({
  page,
  context,
  product,
}) => {
  const { email } = await signedUpClient(context);
  const { id, businessName } = await submittedProject(context);
  await openSettings(page);
  await expect(page.getByRole("region", { name: "Account", exact: true })).toContainText(email);
  await page.getByRole("button", { name: /^Details/ }).click();
  const details = page.getByRole("dialog", { name: businessName });
  await expect(details.getByText("Goals")).toBeVisible();
  await details.getByRole("button", { name: "Edit Project" }).click();
  await expect(page.getByText(`EDITING MODE: ${businessName}`).filter({ visible: true })).toBeVisible();

  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: /^Details/ }).click();
  await details.getByRole("button", { name: "Delete Project" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Project" }).click();
  await expect(page.getByText("Project deleted successfully")).toBeVisible();
  await expect(page.getByText("You have not submitted a project yet.")).toBeVisible();
  expect((await context.request.get(`/api/projects/${id}`)).status()).toBe(404);
  expect(await mailsTo(product, email)).toContain("project-deletion");
});

test("A-07.7 the download is a ZIP archive with everything, explained", { tag: "@long" }, async ({
  page,
  context,
}) => {
  const { email } = await signedUpClient(context);
  const { businessName } = await submittedProject(context);
  await openSettings(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download all my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sitewright-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const read = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  expect(JSON.parse(read("profile.json")).email).toBe(email);
  expect(read("README.md")).toContain("projects/NN_name/versions/N/answers.json");
  const answers = Object.keys(files).find((path) => path.endsWith("versions/1/answers.json")) ?? "";
  expect(JSON.parse(read(answers)).formData.businessName).toBe(businessName);
});

test("A-07.6 deleting the account: only by the exact word, then nothing of it is left", async ({
  page,
  context,
  product,
}) => {
  const { email, password } = await signedUpClient(context);
  const { id } = await submittedProject(context);
  await openSettings(page);
  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("alertdialog");
  const confirm = dialog.getByRole("button", { name: "Delete Account" });
  const word = dialog.getByLabel("Please type DELETE to confirm");
  await expect(confirm).toBeDisabled();
  await word.fill("delete");
  await expect(confirm).toBeDisabled();
  await word.fill("DELETE");
  await confirm.click();
  await expect(page.getByRole("dialog", { name: "Your account has been deleted." })).toBeVisible();
  await page.waitForURL((url) => url.pathname === "/");

  expect((await context.request.get("/api/projects")).status()).toBe(401);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes("onboarding")),
  );
  expect(left).toEqual([]);
  const owner = await callAsOwner(product);
  expect(await mailsOf(owner, id)).toEqual([]);
  expect(await mailsTo(product, email)).toEqual([]);
  const again = await context.request.post("/api/auth/sign-in", { data: { email, password } });
  expect((await again.json()).detail).toBe("No account found with this email.");
});
