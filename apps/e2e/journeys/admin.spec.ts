import { readFile } from "node:fs/promises";
import { signIn, signUp } from "@sitewright/contracts";
import { signedUpClient, submittedProject } from "../fixtures/account.ts";
import { expectNoSidewaysScroll } from "../fixtures/axe.ts";
import { bakery } from "../fixtures/bakery.ts";
import { expect, test } from "../fixtures/test.ts";

test("D-03.1 the owner signs in, finds the project, reads its specification and downloads it as JSON", async ({
  page,
  browser,
  product,
}) => {
  const client = await browser.newContext({ baseURL: product.origin });
  await signedUpClient(client);
  const project = await submittedProject(client);
  await client.close();

  await page.goto("/admin");
  await page.getByLabel(/Email/).fill(product.owner.email);
  await page.getByLabel("Password", { exact: true }).fill(product.owner.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Overview", level: 1 })).toBeVisible();
  await page.goto(`/admin/projects/${project.id}`);
  await expect(page.getByRole("heading", { name: bakery.businessName })).toBeVisible();
  const panel = page.getByRole("complementary", { name: bakery.businessName });
  await expect(panel.getByText("Food & Hospitality")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /Download spec/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Greenwich_Bakehouse.*\.json$/);
  const spec = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(spec.businessInfo.name).toBe(bakery.businessName);
});

test("D-01.1 a client is refused by the screen and by the API", async ({ page, context }) => {
  await signedUpClient(context);
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: /portal|wizard|app/i }).first()).toBeVisible();
  expect((await page.request.get("/api/admin/projects")).status()).toBe(403);
  expect((await page.request.get("/api/admin/outbox")).status()).toBe(403);
});

test("D-02.31 a client's name of one long word breaks within the screen", async ({
  page,
  context,
  product,
}) => {
  const account = { email: "long@client.example", password: "a long phrase for bread" };
  const answer = await context.request.post(signUp.path, { data: { ...account, name: "Donau".repeat(24) } });
  const { user } = await answer.json();
  await context.request.post(signIn.path, { data: product.owner });
  await page.goto(`/admin/users/${user.uid}`);
  await expect(page.getByRole("heading", { level: 1, name: /^Donau/ })).toBeVisible();
  await expectNoSidewaysScroll(page, "A user with a long name");
});
