import type { BrowserContext, Page } from "@playwright/test";
import { steps } from "@sitewright/spec-core/onboarding";
import { signedUpClient, submittedProject } from "../fixtures/account.ts";
import { expectNoSidewaysScroll } from "../fixtures/axe.ts";
import { expectSaved } from "../fixtures/draft.ts";
import { boxOf, heightAboveForm, heightOfStayingBars } from "../fixtures/geometry.ts";
import { expect, test } from "../fixtures/test.ts";
import { variants } from "../fixtures/variants.ts";
import { expectStep, openStep } from "../fixtures/wizard.ts";

test.use({ hasTouch: true, reducedMotion: "reduce" });

const bar = (page: Page) => page.getByRole("navigation", { name: "Steps" });

/** A client whose address is not confirmed edits a project that they submitted: every banner there is. */
async function editProject(page: Page, context: BrowserContext): Promise<void> {
  await signedUpClient(context);
  await submittedProject(context);
  await page.goto("/app/projects");
  await page.getByRole("button", { name: /Load project/ }).click();
  await expectStep(page, "Welcome");
}

for (const viewport of [
  { width: 320, height: 780 },
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]) {
  test(`P-02.20 at ${viewport.width} px header, banners and step bar leave three quarters of the window to every step`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await editProject(page, context);
    for (const [index, { key, title }] of steps.entries()) {
      await bar(page)
        .getByRole("button", { name: new RegExp(`^${index + 1}\\. `) })
        .tap();
      await expectStep(page, title);
      await expect(bar(page).getByText(`Step ${index + 1} of 9`)).toBeVisible();
      expect(await heightAboveForm(page), key).toBeLessThanOrEqual(viewport.height / 4);
      expect(await heightOfStayingBars(page), `${key}, scrolled`).toBeLessThanOrEqual(viewport.height / 4);
    }
    for (const step of await bar(page).getByRole("listitem").getByRole("button").all()) {
      const { width, height } = await boxOf(step);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(width).toBeGreaterThanOrEqual(24);
    }
  });
}

test("P-24.60 on a phone what the banners say and offer opens below them, by touch and by keys", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await editProject(page, context);
  const editing = page.getByRole("button", { name: /^EDITING MODE: / });
  const stop = page.getByRole("button", { name: "Stop editing" });
  await expect(stop).toBeHidden();
  await editing.tap();
  await expect(
    page.getByText(/^You are editing an existing project\. Changes are auto-saved\./),
  ).toBeVisible();
  await expect(stop).toBeInViewport();
  await editing.tap();
  await expect(stop).toBeHidden();

  const unconfirmed = page.getByRole("button", { name: "Confirm your address" });
  await unconfirmed.focus();
  await page.keyboard.press("Enter");
  await expect(unconfirmed).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Make another link" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(unconfirmed).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(editing, "the other one stays").toBeVisible();
});

for (const viewport of [
  { width: 900, height: 700 },
  { width: 1024, height: 768 },
  { width: 1179, height: 800 },
]) {
  test(`P-02.21 at ${viewport.width} px the site is beside every step, and both fill the width`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await signedUpClient(context);
    await openStep(page, "welcome");
    for (const [index, { key, title }] of steps.entries()) {
      await bar(page)
        .getByRole("button", { name: new RegExp(`^${index + 1}\\. `) })
        .tap();
      await expectStep(page, title);
      const [form, site] = [await boxOf(page.getByRole("main")), await boxOf(page.locator("aside"))];
      expect(form.x, key).toBe(0);
      expect(form.width, key).toBeGreaterThanOrEqual(448);
      expect(Math.abs(form.x + form.width - site.x), `${key}: no gap`).toBeLessThanOrEqual(1);
      expect(site.x + site.width, `${key}: no empty side`).toBeGreaterThanOrEqual(viewport.width - 1);
      await expect(page.getByRole("region", { name: /preview/i }).first()).toBeInViewport();
      await expectNoSidewaysScroll(page, key);
    }
    await expect(
      page.getByRole("button", { name: "Preview", exact: true }),
      "it is there already",
    ).toBeHidden();
  });
}

test("P-02.22 a phone held sideways keeps one column, with the site under 'Preview'", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 932, height: 430 });
  await signedUpClient(context);
  await openStep(page, "questionnaire");
  const [form, site] = [await boxOf(page.getByRole("main")), await boxOf(page.locator("aside"))];
  expect(site.y).toBeGreaterThanOrEqual(form.y + form.height - 1);
  await expect(page.getByRole("button", { name: "Preview", exact: true })).toBeInViewport();
});

/** Records every position at which the form began, from its first frame on. */
const watchForm = () => {
  const tops = new Set<number>();
  Object.assign(window, { tops });
  const look = (): void => {
    const form = document.querySelector("[data-step]")?.closest("main");
    if (form) tops.add(Math.round(form.getBoundingClientRect().top + window.scrollY));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

for (const width of variants({ usual: [390, 1440], all: [320, 390, 768, 1024, 1440] })) {
  test(`P-02.23 at ${width} px nothing moves the form once it is shown: no banner, no progress, no word on saving`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signedUpClient(context);
    await page.addInitScript(watchForm);
    await page.goto("/app");
    await expectStep(page, "Welcome");
    await page.getByRole("button", { name: /^Start .+ Journey$/ }).click();
    await expectStep(page, "Client Questionnaire");
    await page.getByLabel("Business name").fill("Greenwich Bakehouse");
    await expectSaved(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    const tops = await page.evaluate(() => [...(Reflect.get(window, "tops") as Set<number>)]);
    expect(tops).toHaveLength(1);
  });
}
