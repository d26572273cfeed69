import type { Page } from "@playwright/test";
import { defaultOnboarding, type StepKey, sectionNames } from "@sitewright/spec-core/onboarding";
import { signedUpClient } from "../fixtures/account.ts";
import { finishedForm } from "../fixtures/onboarding.ts";
import { coveredTexts, expectLettersAtRest } from "../fixtures/pins.ts";
import { openStepWithAnswers, previewFrame } from "../fixtures/preview.ts";
import { expect, test } from "../fixtures/test.ts";
import { variants } from "../fixtures/variants.ts";

test.beforeEach(async ({ context }) => {
  await signedUpClient(context);
});

const lettered: readonly StepKey[] = ["questionnaire", "typography", "theme", "layout", "style", "sitemap"];

/** Every place that a letter can have, in few words and in many. */
const answers = {
  formData: {
    ...finishedForm.formData,
    pages: [...finishedForm.formData.pages, "Blog"],
    customPages: ["Wholesale", "Opening hours"],
    socialMedia: {
      ...defaultOnboarding.formData.socialMedia,
      instagram: "https://instagram.com/bakehouse",
      facebook: "https://facebook.com/bakehouse",
      tiktok: "https://tiktok.com/@bakehouse",
    },
  },
  layoutSections: {
    ...defaultOnboarding.layoutSections,
    ...Object.fromEntries(sectionNames.map((name) => [name, true])),
  },
};

/** Looks at the letters on every screen that the preview can show. */
async function expectScreensUncovered(page: Page, within: string, where: string): Promise<void> {
  const frame = await previewFrame(page, within);
  for (const device of ["Phone", "Tablet", "Desktop"]) {
    await page.locator(within).getByRole("radio", { name: device }).check();
    await expectLettersAtRest(frame);
    expect(await coveredTexts(frame), `${where}, ${device}`).toEqual([]);
  }
}

/** Looks at the letters of a step in every window. */
async function expectNothingCovered(page: Page, step: StepKey, changes: Partial<typeof finishedForm>) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStepWithAnswers(page, step, changes);
  await expectScreensUncovered(page, "aside > section", `${step} at 1440`);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectScreensUncovered(page, "aside > section", `${step} at 1024`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expectScreensUncovered(page, "dialog", `${step} at 390`);
}

const looks = (
  [
    ["contained", "Modern"],
    ["boxed", "Fun"],
    ["full-width", "Bold"],
  ] as const
).flatMap(([pageLayout, tone]) => lettered.map((step) => ({ pageLayout, tone, step })));

for (const { pageLayout, tone, step } of variants({ usual: looks.slice(0, 1), all: looks }))
  test(`P-42.20 no letter of the step ${step} covers a word of the site, ${pageLayout}, on any screen, in any window`, async ({
    page,
  }) => {
    const formData = { ...answers.formData, tone };
    await expectNothingCovered(page, step, { ...answers, formData, pageLayout });
  });

test("P-42.20 no letter covers a word of a section that is only suggested", async ({ page }) => {
  const formData = { ...answers.formData, tone: "Corporate" };
  await expectNothingCovered(page, "layout", { formData, pageLayout: "full-width" });
});
