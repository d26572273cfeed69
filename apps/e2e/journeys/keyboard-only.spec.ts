import type { Page } from "@playwright/test";
import { bakery } from "../fixtures/bakery.ts";
import { tabAndPress, tabAndType, tabTo } from "../fixtures/keyboard.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

test.describe.configure({ timeout: 300_000 });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const field = (page: Page, name: string) => page.getByLabel(name);
const option = (page: Page, role: "checkbox" | "radio" | "switch", name: string | RegExp) =>
  page.getByRole(role, { name });

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
  await tabAndPress(page, button(page, /Create an account/));
  await tabTo(page, page.getByLabel("Name", { exact: true }), "Shift+Tab");
  await page.keyboard.type("Ada Baker");
  await tabAndType(page, page.getByLabel("Email", { exact: true }), email);
  await tabAndType(page, page.getByLabel("Password", { exact: true }), "a long phrase for bread");
  await page.keyboard.press("Enter");
  await expectStep(page, "Welcome");
}

async function goOn(page: Page, title: string): Promise<void> {
  await tabAndPress(page, button(page, /^Next/));
  await expectStep(page, title);
  await expect(page.getByRole("heading", { level: 1, name: title }), "the title has the focus").toBeFocused();
}

/** Chooses in a group of radios: Tab enters it at the chosen one or the first, arrows move, Space chooses. */
async function choose(page: Page, group: string | RegExp, name: string | RegExp): Promise<void> {
  const radios = page.getByRole("radiogroup", { name: group }).getByRole("radio");
  await tabTo(page, radios);
  const wanted = page.getByRole("radiogroup", { name: group }).getByRole("radio", { name });
  for (let turn = 0; turn < 12 && !(await wanted.isChecked()); turn += 1) {
    const isHere = await wanted.evaluate((radio) => radio === document.activeElement);
    await page.keyboard.press(isHere ? "Space" : "ArrowDown");
  }
  await expect(wanted).toBeChecked();
}

async function fillQuestionnaire(page: Page): Promise<void> {
  // Next with everything missing: the faults come first, and each leads to its field.
  await tabAndPress(page, button(page, /^Next/));
  const summary = page.getByRole("alert", { name: "There is a problem" });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Client Questionnaire/);
  await tabAndPress(page, summary.getByRole("link", { name: "Please enter the name of your business" }));
  await expect(field(page, "Business name")).toBeFocused();
  await page.keyboard.type(bakery.businessName);
  await tabAndPress(page, button(page, "TBD"));
  await tabAndType(page, field(page, "What does your business do?"), bakery.description);
  await tabAndType(page, field(page, "Industry or niche"), bakery.niche);
  for (const goal of bakery.goals) await tabAndPress(page, option(page, "checkbox", goal), "Space");
  await tabAndType(page, field(page, "Who is it for?"), bakery.audience);
  for (const name of bakery.pages)
    await tabAndPress(page, page.getByRole("checkbox", { name, exact: true }), "Space");
  await tabTo(page, field(page, "Timeline"));
  await page.keyboard.type(bakery.timeline.slice(0, 3));
  await expect(summary, "everything is mended").toBeHidden();
  await expect(page).toHaveTitle(/^Client Questionnaire/);
}

test("P-31.20 a first-time client goes from sign-up to thank-you with only the keyboard", {
  tag: "@long",
}, async ({ page }) => {
  const email = `keys-${Date.now()}@bakehouse.example`;
  await signUp(page, email);
  await tabAndPress(page, button(page, /^Start .+ Journey$/));
  await expectStep(page, "Client Questionnaire");
  await fillQuestionnaire(page);
  await goOn(page, "Font & Typography");
  await goOn(page, "Theme Customization");
  await goOn(page, "Page Layout Builder");
  await choose(page, /templates$/, /Business Standard/);
  await goOn(page, "Media & Assets");
  await goOn(page, "Tone & Design Style");
  await choose(page, /tone/i, bakery.tone);
  await choose(page, /Content style/i, bakery.contentStyle);
  await goOn(page, "Hosting & Legal");
  await tabAndPress(page, option(page, "switch", "I already have a domain"), "Space");
  await tabAndType(page, field(page, "Domain name"), bakery.domainName);
  await goOn(page, "Sitemap Generator");
  await tabAndPress(page, button(page, "Finish & Submit Project"));
  const thanks = page.getByRole("dialog", { name: "Thank You for Your Submission!" });
  // Without a provider no mail is promised.
  await expect(thanks).toContainText("will be in touch within 24 hours");
  await expect(thanks).not.toContainText("email");
  await tabAndPress(page, thanks.getByRole("button", { name: "Done" }));
  await expect(thanks).toBeHidden();
  // The button that opened it was disabled while it was busy; the step's title gets the focus instead.
  await expect(page.getByRole("heading", { level: 1, name: "Sitemap Generator" })).toBeFocused();
});

test("P-31.21 the palette leads to a step, to an answer and to an action, and gives the focus back", {
  tag: "@long",
}, async ({ page }) => {
  await signUp(page, `palette-${Date.now()}@bakehouse.example`);
  const palette = page.getByRole("dialog", { name: "Go to" });
  const call = async (words: string) => {
    await page.keyboard.press("ControlOrMeta+k");
    await expect(palette.getByRole("combobox")).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
    await expect(palette).toBeHidden();
  };
  await call("theme cust");
  await expect(page.getByRole("heading", { level: 1, name: "Theme Customization" })).toBeFocused();
  await call("budget");
  await expectStep(page, "Client Questionnaire");
  await expect(field(page, "Budget")).toBeFocused();
  await call("button style");
  await expectStep(page, "Theme Customization");
  await expect(page.getByRole("heading", { level: 2, name: "Button style" })).toBeFocused();
  await call("toggle theme");
  await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);

  const find = button(page, "Find a step or an answer");
  await tabTo(page, find, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(palette).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
  await expect(find).toBeFocused();

  await call("sign out");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeHidden();
});
