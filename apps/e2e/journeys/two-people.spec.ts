import type { BrowserContext, Page } from "@playwright/test";
import { signOut } from "@sitewright/contracts";
import { signedUpClient } from "../fixtures/account.ts";
import { findingsOf } from "../fixtures/axe.ts";
import { logoPng } from "../fixtures/bakery.ts";
import { draftForm, expectSaved, openQuestionnaire } from "../fixtures/draft.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

type Credentials = Awaited<ReturnType<typeof signedUpClient>>;

const businessName = (page: Page) => page.getByLabel("Business name");
const again = (page: Page) => page.getByRole("dialog", { name: "Sign in to continue" });

async function signInWith(page: Page, { email, password }: Credentials): Promise<void> {
  // By role: under the dialog of an ended session the form has a field of that name, too.
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).first().click();
  await expect(page.getByRole("heading", { name: /signed out/i, level: 1 })).toBeVisible();
}

async function comeBack(page: Page, credentials: Credentials): Promise<void> {
  await page.getByRole("button", { name: "Sign Back In" }).click();
  await signInWith(page, credentials);
  await expectStep(page, "Welcome");
}

/** Anna has named her business, and the server knows. */
async function annaAtWork(page: Page, context: BrowserContext): Promise<Credentials> {
  const anna = await signedUpClient(context);
  await openQuestionnaire(page);
  await businessName(page).fill("Anna's Bakehouse");
  await expectSaved(page);
  return anna;
}

const storedAnswers = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^(aside_)?onboarding_(?!darkMode)/.test(key)),
  );

test("P-28.6 two people on one browser: signing out leaves nothing that the server has, and each finds their own answers", async ({
  page,
  context,
}) => {
  const ben = await signedUpClient(context);
  const anna = await signedUpClient(context);
  await openQuestionnaire(page);
  await businessName(page).fill("Anna's Bakehouse");
  await leave(page);
  expect(await storedAnswers(page)).toEqual([]);
  await comeBack(page, ben);
  await openQuestionnaire(page);
  await expect(businessName(page)).toHaveValue("");
  await businessName(page).fill("Ben's Garage");
  await expectSaved(page);
  await leave(page);
  await comeBack(page, anna);
  await openQuestionnaire(page);
  await expect(businessName(page)).toHaveValue("Anna's Bakehouse");
});

test.describe("while nothing can be saved", () => {
  test.use({ tolerated: /503|net::ERR_/ });

  test("P-28.7 answers that the server never took wait aside for their person, who is informed, and nobody else sees them", {
    tag: "@long",
  }, async ({ page, context }) => {
    const ben = await signedUpClient(context);
    const anna = await signedUpClient(context);
    await openQuestionnaire(page);
    await page.route("**/api/draft*", (route) =>
      route.request().method() === "PUT" ? route.abort() : route.continue(),
    );
    await businessName(page).fill("Anna's Bakehouse");
    await leave(page);
    await expect(page.getByText(/have not been sent to us\. They are on this device/)).toBeVisible();
    await page.unroute("**/api/draft*");
    await comeBack(page, ben);
    await openQuestionnaire(page);
    await expect(businessName(page)).toHaveValue("");
    await leave(page);
    await comeBack(page, anna);
    await openQuestionnaire(page);
    await expect(businessName(page)).toHaveValue("Anna's Bakehouse");
    await expectSaved(page);
    expect(await draftForm(context)).toMatchObject({ businessName: "Anna's Bakehouse" });
  });
});

test.describe("with a server that refuses a file", () => {
  test.use({ tolerated: /status of 500/ });

  test("P-17.9 signing out during an upload: nobody else sees the file, and it comes back as not uploaded, to be tried again", {
    tag: "@long",
  }, async ({ page, context }) => {
    const ben = await signedUpClient(context);
    const anna = await signedUpClient(context);
    await page.goto("/app");
    await page.route("**/api/uploads", () => {});
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: logoPng });
    await expect(page.getByRole("button", { name: "Cancel upload of logo.png" })).toBeVisible();
    await leave(page);
    await comeBack(page, ben);
    await expect(page.getByText("logo.png")).toBeHidden();
    await leave(page);
    // With a connection and a server that refuses, it is not retried automatically.
    await page.unroute("**/api/uploads");
    await page.route("**/api/uploads", (route) => route.fulfill({ status: 500 }));
    await comeBack(page, anna);
    await expect(page.getByText("Not uploaded", { exact: true })).toBeVisible();
    await page.unroute("**/api/uploads");
    // It may be sent automatically just before the press.
    await expect(async () => {
      const retry = page.getByRole("button", { name: /^Retry/ });
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await expect(page.getByText("Not uploaded", { exact: true })).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole("button", { name: "Remove logo.png" })).toBeVisible();
  });
});

test("P-29.12 a session that ends in the middle of a step is renewed in place, and every letter is saved", async ({
  page,
  context,
}) => {
  const anna = await annaAtWork(page, context);
  await context.request.post(signOut.path);
  await page.getByLabel("Who is it for?").fill("Neighbours");
  await expect(again(page)).toBeVisible();
  await expect(again(page).getByLabel("Email", { exact: true })).toHaveValue(anna.email);
  expect(await findingsOf(page)).toEqual([]);
  await signInWith(page, anna);
  await expect(again(page)).toBeHidden();
  await expectSaved(page);
  await expect(page.getByLabel("Who is it for?")).toHaveValue("Neighbours");
  expect(await draftForm(context)).toMatchObject({
    businessName: "Anna's Bakehouse",
    audience: "Neighbours",
  });
});

test("P-29.13 somebody else who signs in there gets their own answers; the first one's wait and come back", {
  tag: "@long",
}, async ({ page, context }) => {
  const ben = await signedUpClient(context);
  const anna = await signedUpClient(context);
  await openQuestionnaire(page);
  // Otherwise the save of the open step is refused by the ended session while the name is being filled in.
  await expectSaved(page);
  await context.request.post(signOut.path);
  await businessName(page).fill("Anna's Bakehouse");
  await expect(again(page)).toBeVisible();
  await signInWith(page, ben);
  await expectStep(page, "Welcome");
  await openQuestionnaire(page);
  await expect(businessName(page)).toHaveValue("");
  expect(await draftForm(context)).not.toMatchObject({ businessName: "Anna's Bakehouse" });
  await leave(page);
  await comeBack(page, anna);
  await openQuestionnaire(page);
  await expect(businessName(page)).toHaveValue("Anna's Bakehouse");
  await expect.poll(() => draftForm(context)).toMatchObject({ businessName: "Anna's Bakehouse" });
});

test("P-29.16 somebody else who signs in elsewhere in the browser gets none of the open page's answers", {
  tag: "@long",
}, async ({ page, context }) => {
  const anna = await annaAtWork(page, context);
  await signedUpClient(context);
  await businessName(page).fill("Anna's secret bakehouse");
  await expect(again(page)).toBeVisible();
  expect(await draftForm(context)).toEqual({});
  await signInWith(page, anna);
  await expect(again(page)).toBeHidden();
  await expectSaved(page);
  expect(await draftForm(context)).toMatchObject({ businessName: "Anna's secret bakehouse" });
});

test("P-28.8 signing out in one tab ends the other, and somebody who signs in there finds nothing of it", {
  tag: "@long",
}, async ({ page, context }) => {
  const ben = await signedUpClient(context);
  await signedUpClient(context);
  await openQuestionnaire(page);
  const tab = await context.newPage();
  await openQuestionnaire(tab);
  await businessName(page).fill("Anna's Bakehouse");
  await expect(businessName(tab)).toHaveValue("Anna's Bakehouse");
  await leave(page);
  await expect(tab.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
  await signInWith(tab, ben);
  await expectStep(tab, "Welcome");
  await openQuestionnaire(tab);
  await expect(businessName(tab)).toHaveValue("");
});
