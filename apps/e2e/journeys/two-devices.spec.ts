import type { BrowserContext, Page } from "@playwright/test";
import { signedInClient, signedUpClient, submittedProject } from "../fixtures/account.ts";
import { findingsOf } from "../fixtures/axe.ts";
import { draftForm, expectSaved, openQuestionnaire, stepsOf } from "../fixtures/draft.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

/** Loads the client's one project, and opens its questionnaire. */
async function loadProject(page: Page): Promise<void> {
  await page.goto("/app/projects");
  await page.getByRole("button", { name: /Load project/ }).click();
  await expectStep(page, "Welcome");
  await stepsOf(page)
    .getByRole("button", { name: /Client Questionnaire/ })
    .click();
  await expectStep(page, "Client Questionnaire");
}

/** One client with one project, which is open here and on a phone. */
async function openOnTwo(page: Page, newDevice: () => Promise<BrowserContext>) {
  const credentials = await signedUpClient(page.context());
  const { id } = await submittedProject(page.context());
  const phone = await newDevice();
  await signedInClient(phone, credentials);
  const other = await phone.newPage();
  await loadProject(page);
  await loadProject(other);
  return { id, phone, other };
}

const question = (page: Page) => page.getByRole("alertdialog", { name: "Choose between two answers" });
const stored = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/projects/${id}`)).json()).project;

async function saveChanges(page: Page): Promise<void> {
  await stepsOf(page)
    .getByRole("button", { name: /Sitemap Generator/ })
    .click();
  await page.getByRole("button", { name: "Save changes" }).click();
}

test("P-24.34 two devices change different answers of one project: both are kept, and the later one gets a quiet notice", async ({
  page,
  newDevice,
}) => {
  const { id, phone, other } = await openOnTwo(page, newDevice);
  await page.getByLabel("Who is it for?").fill("Everybody");
  await expectSaved(page);
  await other.getByLabel("Industry or niche").fill("patisserie");
  await expectSaved(other);
  await expect(other.getByText("Changes made elsewhere have been added")).toBeVisible();
  await expect(other.getByLabel("Who is it for?")).toHaveValue("Everybody");
  await expect(question(other)).toBeHidden();
  expect(await draftForm(phone, id)).toMatchObject({ audience: "Everybody", niche: "patisserie" });
});

test("P-24.35 F18 two devices change the same answer: both wordings are shown, and nothing is replaced before the choice", async ({
  page,
  newDevice,
}) => {
  const { id, phone, other } = await openOnTwo(page, newDevice);
  await page.getByLabel("Who is it for?").fill("Everybody in SE10");
  await page.getByLabel("Industry or niche").fill("patisserie");
  await expectSaved(page);
  await other.getByLabel("Who is it for?").fill("Everybody in Kent");
  await expect(question(other)).toBeVisible();
  const answer = question(other).getByRole("radiogroup", { name: "Who it is for" });
  await expect(answer.getByRole("radio")).toHaveCount(2);
  await expect(answer).toContainText("Everybody in SE10");
  await expect(answer).toContainText("Everybody in Kent");
  expect(await findingsOf(other)).toEqual([]);

  await question(other).getByRole("button", { name: "Keep this answer" }).press("Enter");
  await expect(answer.getByText("Choose which one to keep.")).toBeVisible();
  expect(await draftForm(phone, id)).toMatchObject({ audience: "Everybody in SE10" });

  await answer.getByRole("radio").first().press("Space");
  await question(other).getByRole("button", { name: "Keep this answer" }).press("Enter");
  await expectSaved(other);
  await expect(other.getByLabel("Who is it for?")).toHaveValue("Everybody in Kent");
  expect(await draftForm(phone, id)).toMatchObject({ audience: "Everybody in Kent", niche: "patisserie" });
  expect(await other.evaluate(() => localStorage.getItem("onboarding_unchosen"))).toContain(
    "Everybody in SE10",
  );
});

test("P-25.7 changes saved as a version elsewhere are merged into 'Save changes', and nobody's are lost", {
  tag: "@long",
}, async ({ page, newDevice }) => {
  const { id, other } = await openOnTwo(page, newDevice);
  await page.getByLabel("Who is it for?").fill("Everybody");
  await saveChanges(page);
  await expect(page.getByText("Project Updated!")).toBeVisible();
  await other.getByLabel("Industry or niche").fill("patisserie");
  await saveChanges(other);
  await expect(other.getByText("Project Updated!")).toBeVisible();
  expect(await stored(other, id)).toMatchObject({
    version: 3,
    onboarding: { formData: { audience: "Everybody", niche: "patisserie" } },
  });
});

test("P-25.8 an edit is changed, saved and finished; the second device finds the finished project", {
  tag: "@long",
}, async ({ page, context, newDevice }) => {
  const credentials = await signedUpClient(context);
  const { id } = await submittedProject(context);
  await loadProject(page);
  await page.getByLabel("Who is it for?").fill("Everybody");
  await saveChanges(page);
  await expect(page.getByText("Project Updated!")).toBeVisible();
  await page.getByRole("button", { name: "Finish Editing & Submit Final Changes" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Finish editing" }).click();
  await expect(page.getByRole("dialog", { name: "Project Successfully Finalized!" })).toBeVisible();
  const phone = await newDevice();
  await signedInClient(phone, credentials);
  const other = await phone.newPage();
  await loadProject(other);
  await expect(other.getByLabel("Who is it for?")).toHaveValue("Everybody");
  expect((await stored(other, id)).finalizedAt).not.toBeNull();
});

test("P-29.11 another device continues with the answers of the first, at the same step", {
  tag: "@long",
}, async ({ page, context, newDevice }) => {
  const credentials = await signedUpClient(context);
  await openQuestionnaire(page);
  await page.getByLabel("Business name").fill("Bakehouse");
  await expectSaved(page);
  const phone = await newDevice();
  await signedInClient(phone, credentials);
  const other = await phone.newPage();
  await other.goto("/app");
  await expectStep(other, "Client Questionnaire");
  await expect(other.getByLabel("Business name")).toHaveValue("Bakehouse");
});

test("P-24.36 two tabs of one browser show each other's answers as they are typed, and each keeps its step", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  await openQuestionnaire(page);
  const tab = await context.newPage();
  await openQuestionnaire(tab);
  await page.getByLabel("Business name").pressSequentially("Bakehouse");
  await expect(tab.getByLabel("Business name")).toHaveValue("Bakehouse");
  await tab.getByLabel("Who is it for?").pressSequentially("Neighbours");
  await expect(page.getByLabel("Who is it for?")).toHaveValue("Neighbours");
  await stepsOf(tab)
    .getByRole("button", { name: /Theme Customization/ })
    .click();
  await expectStep(page, "Client Questionnaire");
  await expectSaved(page);
  await expect
    .poll(() => draftForm(context))
    .toMatchObject({ businessName: "Bakehouse", audience: "Neighbours" });
  await expect(question(page)).toBeHidden();
  await expect(question(tab)).toBeHidden();
});

test("P-24.44 a tab goes where the other one went: a project opened there is edited here too, and the new one stays as it was", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  const { id } = await submittedProject(context);
  await openQuestionnaire(page);
  await page.getByLabel("Business name").fill("Another shop");
  await expectSaved(page);
  const tab = await context.newPage();
  await loadProject(tab);
  await expect(page.getByText(/^EDITING MODE: /).filter({ visible: true })).toBeVisible();
  await expect(page.getByLabel("Business name")).toHaveValue("Greenwich Bakehouse");
  await page.getByLabel("Who is it for?").fill("Everybody");
  await expect(tab.getByLabel("Who is it for?")).toHaveValue("Everybody");
  await expect.poll(() => draftForm(context, id)).toMatchObject({ audience: "Everybody" });
  expect(await draftForm(context)).toMatchObject({ businessName: "Another shop" });
  await expect(question(page)).toBeHidden();
  await expect(question(tab)).toBeHidden();
});

test("P-24.47 what one tab stored as a version, another one changes: an answer that it empties stays empty", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  const { id } = await submittedProject(context);
  await loadProject(page);
  const tab = await context.newPage();
  await openQuestionnaire(tab);
  await page.getByLabel("Competitors").fill("The bakery next door");
  await expect(tab.getByLabel("Competitors")).toHaveValue("The bakery next door");
  await saveChanges(page);
  await expect(page.getByText("Project Updated!")).toBeVisible();
  expect((await stored(page, id)).version).toBe(2);
  await tab.getByLabel("Competitors").fill("");
  await saveChanges(tab);
  await expect.poll(async () => (await stored(page, id)).version).toBe(3);
  expect((await stored(page, id)).onboarding.formData.competitors).toBe("");
  await expect(question(tab)).toBeHidden();
});

test("P-27.20 a project that is given up in one tab is given up in the other", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await openQuestionnaire(page);
  await page.getByLabel("Business name").fill("Bakehouse");
  await expectSaved(page);
  const tab = await context.newPage();
  await openQuestionnaire(tab);
  await stepsOf(tab)
    .getByRole("button", { name: /Sitemap Generator/ })
    .click();
  await tab.getByRole("button", { name: "Reset" }).click();
  await tab.getByRole("alertdialog").getByRole("button", { name: "Reset" }).click();
  await expectStep(tab, "Welcome");
  await expectStep(page, "Welcome");
  await openQuestionnaire(page);
  await expect(page.getByLabel("Business name")).toHaveValue("");
  expect(await draftForm(context)).not.toMatchObject({ businessName: "Bakehouse" });
});
