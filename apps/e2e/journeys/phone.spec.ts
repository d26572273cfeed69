import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "../fixtures/axe.ts";
import { bakery } from "../fixtures/bakery.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.describe.configure({ timeout: 300_000 });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Types with the phone's own keyboard: a tap, then keys. */
async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).first().tap();
  await page.keyboard.insertText(text);
}

async function goOn(page: Page, title: string): Promise<void> {
  await button(page, /^Next/).tap();
  await expectStep(page, title);
  await expectNoSidewaysScroll(page, title);
  expect(await cutInFoot(page), `${title}: the bar at the foot`).toEqual([]);
  const small = await smallTargets(page);
  expect(small, `${title}: what a finger has to hit`).toEqual([]);
}

/** Buttons of the bar at the foot that run over the window's edge. */
const cutInFoot = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main > :last-child button")]
      .filter((control) => control.getBoundingClientRect().right > window.innerWidth)
      .map((control) => control.textContent),
  );

/** Controls that a finger would miss: less than 24 by 24 px (WCAG 2.2, 2.5.8), links inside a sentence apart. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, input, select, textarea, [role=switch]")]
      .map((control) => control.closest("label") ?? control)
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < 24 || box.height < 24))
      .map(({ control, box }) => `${control.outerHTML.slice(0, 90)} ${box.width}x${box.height}`),
  );

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/app");
  await button(page, /Create an account/).tap();
  await page.getByLabel("Name", { exact: true }).tap();
  await page.keyboard.insertText("Ada Baker");
  await page.getByLabel("Email", { exact: true }).tap();
  await page.keyboard.insertText(email);
  await page.getByLabel("Password", { exact: true }).tap();
  await page.keyboard.insertText("a long phrase for bread");
  await button(page, "Create account").tap();
  await expectStep(page, "Welcome");
}

test("P-02.10 a client on a phone of 360 px goes from sign-up to thank-you by touch", async ({ page }) => {
  const email = `phone-${Date.now()}@bakehouse.example`;
  await signUp(page, email);
  await button(page, /^Start .+ Journey$/).tap();
  await expectStep(page, "Client Questionnaire");
  await expect(page.getByText("Step 2 of 9")).toBeVisible();
  await fill(page, "Business name", bakery.businessName);
  await fill(page, "What does your business do?", bakery.description);
  await fill(page, "Industry or niche", bakery.niche);
  await page.getByRole("checkbox", { name: "Sell Products" }).tap();
  await fill(page, "Who is it for?", bakery.audience);
  await page.getByRole("checkbox", { name: "Home", exact: true }).tap();
  await goOn(page, "Font & Typography");
  await goOn(page, "Theme Customization");
  await goOn(page, "Page Layout Builder");
  await page.getByRole("radio", { name: /Business Standard/ }).tap();
  await goOn(page, "Media & Assets");
  await goOn(page, "Tone & Design Style");
  await page.getByRole("radio", { name: bakery.tone }).tap();
  await page.getByRole("radio", { name: bakery.contentStyle }).tap();
  await goOn(page, "Hosting & Legal");
  await goOn(page, "Sitemap Generator");
  const submit = button(page, "Finish & Submit Project");
  await expect(submit).toBeInViewport();
  await submit.tap();
  const thanks = page.getByRole("dialog", { name: "Thank You for Your Submission!" });
  // Without a provider no mail is promised.
  await expect(thanks).toContainText("will be in touch within 24 hours");
  await expect(thanks).not.toContainText("email");
  await thanks.getByRole("button", { name: "Start New Project" }).tap();
  await expectStep(page, "Welcome");
});

test("P-02.11 on a phone 'All steps' leads to every step and answer, the menu to everything else", {
  tag: "@long",
}, async ({ page }) => {
  await signUp(page, `menu-${Date.now()}@bakehouse.example`);
  await button(page, "All steps").tap();
  const palette = page.getByRole("dialog", { name: "Go to" });
  await expectNoSidewaysScroll(page, "palette");
  await palette.getByRole("option", { name: /Hosting & Legal/ }).tap();
  await expectStep(page, "Hosting & Legal");
  await page.getByRole("button", { name: /^4\. Theme Customization/ }).tap();
  await expectStep(page, "Theme Customization");
  await button(page, "Menu").tap();
  const header = page.getByRole("banner");
  for (const name of ["Saved projects", "Profile", "Settings"])
    await expect(header.getByRole("link", { name })).toBeVisible();
  await expect(header.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button(page, "Menu")).toBeFocused();
});
