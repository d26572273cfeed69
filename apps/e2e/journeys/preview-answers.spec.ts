import { expect, type Locator, type Page } from "@playwright/test";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { signedUpClient } from "../fixtures/account.ts";
import { openStepWithAnswers, previewFrame } from "../fixtures/preview.ts";
import { test } from "../fixtures/test.ts";

test.beforeEach(async ({ context }) => {
  await signedUpClient(context);
});

const preview = (page: Page): Locator => page.locator("aside > section iframe");

/** The preview as it is seen, once nothing moves in it any more. */
async function seenAtRest(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  await expect
    .poll(async () => {
      const now = await preview(page).screenshot();
      const isSame = now.equals(last);
      last = now;
      return isSame;
    })
    .toBe(true);
  return last;
}

/** A change is seen in the part of the site that is in view, whatever the focus by itself has done there. */
async function expectSeen(page: Page, control: Locator, change: (control: Locator) => Promise<unknown>) {
  await control.focus();
  const before = await seenAtRest(page);
  await change(control);
  await expect.poll(async () => (await preview(page).screenshot()).equals(before)).toBe(false);
  return seenAtRest(page);
}

const otherOption = async (select: Locator): Promise<void> => {
  const values = await select
    .locator("option")
    .evaluateAll((options) => options.map((option) => option.getAttribute("value")));
  const current = await select.inputValue();
  await select.selectOption(values.find((value) => value !== null && value !== current) ?? "");
};

test("P-42.10 every control of the typography step changes what is seen of the site, before sections are chosen too", async ({
  page,
}) => {
  await openStepWithAnswers(page, "typography");
  const frame = await previewFrame(page);
  await expect(frame.locator("#our-specimen")).toBeVisible();
  for (const role of ["Heading 1", "Heading 2", "Heading 3", "Body"]) {
    const fields = page.getByRole("group", { name: role });
    await expectSeen(page, fields.getByLabel("Size"), otherOption);
    await expectSeen(page, fields.getByLabel("Weight"), otherOption);
    await expectSeen(page, fields.getByRole("combobox", { name: "Font" }), async (font) => {
      await font.click();
      await page.getByRole("option", { name: "Lora", exact: true }).click();
    });
  }
});

test("P-42.11 every control of the theme step changes what is seen of the site, before sections are chosen too", async ({
  page,
}) => {
  await openStepWithAnswers(page, "theme");
  const frame = await previewFrame(page);
  await expect(frame.locator("#our-specimen")).toBeVisible();
  for (const [name, color] of [
    ["Primary", "#7A2414"],
    ["Accent", "#5B21B6"],
    ["Background", "#FFF1D6"],
    ["Text", "#0F2922"],
    ["H1", "#7A2414"],
    ["H2", "#14532D"],
    ["H3", "#1E3A8A"],
  ] as const)
    await expectSeen(page, page.getByRole("textbox", { name, exact: true }), (field) => field.fill(color));
  for (const style of ["Outlined", "Ghost"])
    await expectSeen(page, page.getByRole("radio", { name: new RegExp(`^${style}`) }), (radio) =>
      radio.check(),
    );
});

test("P-42.12 before a section is chosen the suggested ones are shown faint and labelled; with the first choice only the chosen ones", async ({
  page,
}) => {
  await openStepWithAnswers(page, "layout");
  const frame = await previewFrame(page);
  const sections = frame.locator('[data-from^="layoutSections."]');
  const heading = frame.locator("#services h2");
  await expect(frame.getByText("Suggested, not selected")).toHaveCount(await sections.count());
  await expect(page.getByText(/^Faint sections are suggestions/)).toBeVisible();
  const color = () => heading.evaluate((element) => getComputedStyle(element).color);
  const faint = await color();
  await page.getByRole("switch", { name: /^Services/ }).check();
  await expect(sections).toHaveCount(1);
  await expect(frame.getByText("Suggested, not selected")).toHaveCount(0);
  await expect(page.getByText(/^Faint sections are suggestions/)).toBeHidden();
  expect(await color()).not.toBe(faint);
  await page.getByRole("switch", { name: /^Services/ }).uncheck();
  await expect(frame.getByText("Suggested, not selected")).not.toHaveCount(0);
  expect(await color()).toBe(faint);
});

test("P-42.13 the words of a suggested section can be read: 4.5 to 1 against the page, by day and by night", async ({
  page,
}) => {
  await openStepWithAnswers(page, "layout", {
    themeColors: { ...defaultOnboarding.themeColors, text: "#3F4A5A" },
  });
  const frame = await previewFrame(page);
  const ratio = () =>
    frame.locator("#features h2").evaluate((element) => {
      const canvas = document.createElement("canvas").getContext("2d");
      const light = (color: string): number => {
        if (!canvas) throw new Error("No canvas.");
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ink = light(getComputedStyle(element).color);
      const ground = light(getComputedStyle(document.body).backgroundColor);
      return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    });
  expect(await ratio()).toBeGreaterThanOrEqual(4.5);
  await frame.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
  });
  expect(await ratio()).toBeGreaterThanOrEqual(4.5);
});

test("P-42.14 the name of the site and its domain are over the preview as its address", async ({ page }) => {
  await openStepWithAnswers(page, "questionnaire");
  await previewFrame(page);
  const address = page
    .locator("aside > section")
    .getByText(/^Page address/)
    .locator("..");
  await expect(address).toContainText("No web address yet");
  await page.getByLabel(/^Website name/).fill("Loaf Mostly");
  await expect(address).toContainText("loafmostly.com/");
  await page.getByLabel("Page", { exact: true }).selectOption("About");
  await expect(address).toContainText("loafmostly.com/about");
});
