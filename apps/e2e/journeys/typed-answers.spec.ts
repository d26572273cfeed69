import type { Page } from "@playwright/test";
import { listProjects } from "@sitewright/contracts";
import { defaultOnboarding, steps } from "@sitewright/spec-core/onboarding";
import { signedUpClient } from "../fixtures/account.ts";
import { stepsOf } from "../fixtures/draft.ts";
import { finishedForm } from "../fixtures/onboarding.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep, openStep } from "../fixtures/wizard.ts";

const stored = (page: Page, name: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(`onboarding_${key}`) ?? "null"), name);

test("P-11.21 in a browser that has all our faces, no group of the font picker holds one of them as a kit's", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await openStep(page, "typography");
  const menu = page.getByRole("group", { name: "Heading 1" }).getByRole("combobox", { name: "Font" });
  await menu.click();
  // Every row is looked at, so that every face of ours comes into the document.
  const rows = page.getByRole("listbox").getByRole("option");
  for (const option of await rows.all()) await option.scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate(() => new Set(Array.from(document.fonts, ({ family }) => family)).size))
    .toBeGreaterThan(20);
  const families = await page.evaluate(() => Array.from(document.fonts, ({ family }) => family));
  expect(families.join()).toContain("Besley as Georgia");
  await page.keyboard.press("Escape");
  await page.reload();
  await expectStep(page, "Font & Typography");
  await menu.click();
  await expect(rows.filter({ hasText: "Lora" })).toHaveCount(1);
  await expect(page.getByRole("listbox")).toContainText("From your agency's kit");
  await expect(page.getByRole("listbox")).not.toContainText("Loaded from your font kit");
  await expect(rows.filter({ hasText: / as / })).toHaveCount(0);
});

test("P-11.22 a substitute face that an older release stored is repaired in its field, and the page says so", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await page.goto("/app");
  await expectStep(page, "Welcome");
  const fonts = { ...defaultOnboarding.fonts, h1: "Besley as Georgia", h2: "Lora" };
  await page.evaluate((text) => localStorage.setItem("onboarding_fonts", text), JSON.stringify(fonts));
  await page.reload();
  await expect(page.getByText(/^Some answers stored in this browser could not be read/)).toBeVisible();
  expect(await stored(page, "fonts")).toEqual({ ...fonts, h1: "Inter" });
});

test("P-12.15 P-12.16 'teal-ish' is named as no colour while it is typed, and its pair has no ratio", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await openStep(page, "theme");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("");
  await text.pressSequentially("teal-ish");
  await expect(text).toBeFocused();
  await expect(page.getByText(/^This is not a valid colour/)).toBeVisible();
  const check = page.getByRole("region", { name: "Accessibility check" });
  const pair = check.getByRole("listitem").filter({ hasText: "Text on background" });
  await expect(pair).toContainText("Cannot be checked");
  await expect(pair).not.toContainText(/\d\d\.\d\d|Pass|Fail/);
});

test("P-10.24 C-17.12 an unreadable social link has a hint at its field and is listed as open on the last step, and nothing is blocked", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await openStep(page, "questionnaire", finishedForm.formData);
  const field = page.getByRole("textbox", { name: /^Instagram/ });
  await field.fill("our page");
  await field.press("Tab");
  const remark = "We cannot read your Instagram link. Write it like instagram.com/yourname.";
  await expect(field).toHaveAccessibleDescription(remark);
  await stepsOf(page).getByRole("button", { name: "Sitemap Generator" }).click();
  await page.getByRole("button", { name: "Client Questionnaire", exact: true, expanded: false }).click();
  await page.getByRole("button", { name: remark }).click();
  await expect(field).toBeFocused();
  await expect(page.getByText(remark)).toBeVisible();
  await stepsOf(page).getByRole("button", { name: "Sitemap Generator" }).click();
  await page.getByRole("button", { name: "Finish & Submit Project" }).first().click();
  await expect(page.getByRole("dialog", { name: "Thank You for Your Submission!" })).toBeVisible();
});

test("P-05.26 P-05.27 a fresh wizard keeps nine marks and the theme", async ({ page, context }) => {
  await signedUpClient(context);
  await page.goto("/app");
  await expectStep(page, "Welcome");
  expect(await stored(page, "completionStatus")).toEqual(
    Object.fromEntries(steps.map(({ key }) => [key, false])),
  );
  expect(await stored(page, "darkMode")).toBe(true);
});

test.describe("with a hurried thumb", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("P-10.25 P-05.29 a double tap on TBD leaves the typed name, and it is back after a reload too", async ({
    page,
    context,
  }) => {
    await signedUpClient(context);
    await openStep(page, "questionnaire");
    const name = page.getByRole("textbox", { name: /^Website name/ });
    const tbd = page.getByRole("button", { name: "TBD" });
    await name.fill("Kiln");
    await tbd.tap();
    await tbd.tap();
    await expect(name).toHaveValue("Kiln");
    await tbd.tap();
    await expect(name).toHaveValue("TBD");
    await page.reload();
    await expectStep(page, "Client Questionnaire");
    await tbd.tap();
    await expect(name).toHaveValue("Kiln");
  });

  test("P-22.9 P-22.11 the first change after a submission is named on the spot and on the next step, and goes into the submitted project", async ({
    page,
    context,
  }) => {
    await signedUpClient(context);
    await openStep(page, "sitemap", finishedForm.formData);
    await page
      .getByRole("button", { name: /Submit/ })
      .last()
      .tap();
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).tap();
    await openStep(page, "questionnaire");
    await expect(page.getByText(/have not been sent/)).toHaveCount(0);
    await page.getByRole("textbox", { name: /^Competitors/ }).fill("The other bakery");
    await expect(page.getByText("Changed since you submitted")).toBeInViewport();
    await page.getByRole("button", { name: /^Next/ }).tap();
    await expectStep(page, "Font & Typography");
    const banner = page.getByRole("paragraph").filter({ hasText: /have not been sent/ });
    await expect(banner).toBeInViewport();
    await page.getByRole("button", { name: "Edit the submitted project" }).first().tap();
    await expect(page.getByText(/with your latest changes/)).toBeVisible();
    await expectStep(page, "Font & Typography");
    await expect(banner).toHaveCount(0);
    expect(await stored(page, "formData")).toMatchObject({ competitors: "The other bakery" });
    const { projects } = await (await page.request.get(listProjects.path)).json();
    expect(projects).toHaveLength(1);
    expect(await stored(page, "editing")).toEqual({ projectId: projects[0].id, version: 1 });
  });
});
