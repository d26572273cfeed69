import type { Locator, Page } from "@playwright/test";
import { signedUpClient } from "../fixtures/account.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { finishedForm } from "../fixtures/onboarding.ts";
import { expect, test } from "../fixtures/test.ts";
import { openStep } from "../fixtures/wizard.ts";

// A phone of 2016, or a window of 1280 px at 400 %: bars and menus are most in the way there.
const phone = { width: 320, height: 568 };
const zoomed = { width: 320, height: 256 };

test.use({ reducedMotion: "reduce" });

/** Nothing covers its middle, and it is in the window. */
const isInSight = (target: Locator): Promise<boolean> =>
  target.evaluate((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("P-31.33 the menu of the header closes when the focus leaves it, and a choice gives the focus back", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await page.setViewportSize(phone);
  await openStep(page, "theme");
  const menu = button(page, "Menu");
  await menu.focus();
  await page.keyboard.press("Enter");
  await tabTo(page, button(page, "All steps"));
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await menu.focus();
  await page.keyboard.press("Enter");
  await tabTo(page, button(page, "Light or dark"));
  await page.keyboard.press("Enter");
  await expect(menu).toBeFocused();
});

for (const viewport of [phone, { width: 1366, height: 640 }]) {
  test(`P-31.34 the font that the arrow keys reach is in sight at ${viewport.width} px`, async ({
    page,
    context,
  }) => {
    await signedUpClient(context);
    await page.setViewportSize(viewport);
    await openStep(page, "typography");
    for (const box of await page.getByRole("combobox", { name: "Font" }).all()) {
      await box.focus();
      for (let press = 0; press < 9; press += 1) {
        await page.keyboard.press("ArrowDown");
        const lit = page.locator(`#${await box.getAttribute("aria-activedescendant")}`);
        await expect.poll(() => isInSight(lit), `${press + 1} down`).toBe(true);
      }
      await page.keyboard.press("Escape");
    }
  });
}

test("P-31.35 zoomed to 400 % every control of a dialog comes into sight when it takes the focus", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await page.setViewportSize(zoomed);
  await openStep(page, "legal");
  await button(page, "Read the full agreement").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { level: 2 }), "it is read from the top").toBeFocused();
  for (const key of ["Tab", "Tab", "Tab", "Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    await expect.poll(() => isInSight(dialog.locator(":focus")), key).toBe(true);
  }
});

for (const size of [phone, { width: 360, height: 640 }])
  test(`P-31.36 in a low window the message after submitting leaves the dialog's buttons free (${size.width} x ${size.height})`, async ({
    page,
    context,
  }) => {
    await signedUpClient(context);
    await page.setViewportSize(size);
    await openStep(page, "sitemap", finishedForm.formData);
    await button(page, "Finish & Submit Project").click();
    const thanks = page.getByRole("dialog", { name: "Thank You for Your Submission!" });
    // Hovered, so that it does not disappear.
    await button(page, "Dismiss").hover();
    for (const name of ["Start New Project", "Done"])
      await expect.poll(() => isInSight(thanks.getByRole("button", { name })), name).toBe(true);
  });

test("P-31.74 on a phone a message leaves the buttons of the sign-in free that opens over it", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await openStep(page, "sitemap", finishedForm.formData);
  await button(page, "Finish & Submit Project").click();
  await page
    .getByRole("dialog", { name: "Thank You for Your Submission!" })
    .getByRole("button", { name: "Done" })
    .click();
  await context.request.post("/api/auth/sign-out", { data: {} });
  await button(page, "All steps").click();
  await page.getByRole("option", { name: /Client Questionnaire/ }).click();
  await page.getByLabel("Business name").fill("Another name");
  const dialog = page.getByRole("dialog", { name: "Sign in to continue" });
  await expect(dialog).toBeVisible();
  await page.getByText("Changed since you submitted").hover();
  await expect.poll(() => isInSight(dialog.getByRole("button", { name: "Sign in" }))).toBe(true);
});

/** Words that stick out of a box that hides what does not fit, up to the page's column. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (words: Range, box: Element | null): boolean => {
      if (box === null || box.matches("main, aside")) return false;
      const edge = box.getBoundingClientRect();
      const { left, right } = words.getBoundingClientRect();
      const isOut = right > edge.right + 1 || left < edge.left - 1;
      return (
        (isOut && /hidden|clip/.test(getComputedStyle(box).overflowX)) || isCut(words, box.parentElement)
      );
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
      if (parent.closest("svg, .sr-only, .truncate, [aria-hidden=true], [data-toasts], .chat-aside"))
        continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      if (isCut(words, parent)) cut.push(text.textContent.slice(0, 60));
    }
    return cut;
  });

test("P-31.37 with the spacing of WCAG 1.4.12 the verdicts on the colours stay whole on a phone", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await page.setViewportSize({ width: 360, height: 800 });
  await openStep(page, "theme");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const check = page.getByRole("region", { name: "Accessibility check" });
  await expect(check.getByRole("listitem").first()).toBeVisible();
  const cut = await check.evaluate((box) => {
    const { right } = box.getBoundingClientRect();
    const parts = [...box.querySelectorAll("li > *")];
    return parts.filter((part) => part.getBoundingClientRect().right > right).map((part) => part.textContent);
  });
  expect(cut).toEqual([]);
});

test("P-18.8 a name without end stays inside the sample of how the site will sound", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await page.setViewportSize({ width: 360, height: 800 });
  await openStep(page, "style", { ...finishedForm.formData, businessName: "B".repeat(120) });
  await expect(page.getByRole("figure")).toBeVisible();
  expect(await cutWords(page)).toEqual([]);
});

test("P-09.6 no word of the figures on the welcome is broken at 320 px", async ({ page, context }) => {
  await signedUpClient(context);
  await page.setViewportSize(phone);
  await openStep(page, "welcome");
  const { height, lineHeight } = await page
    .getByRole("term")
    .filter({ hasText: "completed" })
    .evaluate((term) => ({
      height: term.getBoundingClientRect().height,
      lineHeight: Number.parseFloat(getComputedStyle(term).lineHeight),
    }));
  expect(height, "one line").toBeLessThan(lineHeight * 1.5);
});

test("P-33.9 a saved name of eighty letters stays in its card and is shown whole", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await page.setViewportSize({ width: 360, height: 800 });
  const name = "W".repeat(80);
  for (const [step, opener] of [
    ["typography", "Save combination"],
    ["theme", "Save palette"],
  ] as const) {
    await openStep(page, step);
    await button(page, opener).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill(name);
    await dialog.getByRole("button", { name: /^Save/ }).click();
    await expect(dialog).toBeHidden();
    const card = page.locator("label").filter({ hasText: name });
    const words = card.getByText(name);
    await expect(words).toBeVisible();
    const sides = (part: Locator) => part.evaluate((box) => [box.scrollWidth, box.clientWidth] as const);
    for (const part of [card, words]) {
      const [wanted, given] = await sides(part);
      expect(wanted, opener).toBeLessThanOrEqual(given);
    }
  }
});

test("P-31.40 zoomed to 400 % a list of faults is read from its title", async ({ page, context }) => {
  await signedUpClient(context);
  await page.setViewportSize(zoomed);
  await openStep(page, "questionnaire");
  await button(page, /^Next/).click();
  const summary = page.getByRole("alert", { name: "There is a problem" });
  await expect(summary).toBeFocused();
  await expect.poll(() => isInSight(summary.getByRole("heading"))).toBe(true);
});
