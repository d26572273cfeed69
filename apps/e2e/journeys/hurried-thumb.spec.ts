import type { BrowserContext, Locator, Page } from "@playwright/test";
import { createProject, listProjects } from "@sitewright/contracts";
import { signedInClient, signedUpClient, submittedProject } from "../fixtures/account.ts";
import { bakery } from "../fixtures/bakery.ts";
import { finishedForm } from "../fixtures/onboarding.ts";
import { openStepWithAnswers } from "../fixtures/preview.ts";
import { expect, test } from "../fixtures/test.ts";
import { variants } from "../fixtures/variants.ts";
import { expectStep } from "../fixtures/wizard.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const touchWidths = variants({ usual: [390], all: [360, 390, 768] });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const next = (page: Page) => button(page, /^Next/);

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen.`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}
const middleOf = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const cross = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The controls of the bar at the foot that take a press. */
const barControls = (page: Page) => page.locator("main > :last-child").locator("button, a, [tabindex]");

async function storedProjects({ request }: BrowserContext): Promise<unknown[]> {
  return (await (await request.get(listProjects.path)).json()).projects;
}

/** Loads a submitted project for editing and opens its last step. */
async function openEdited(page: Page, context: BrowserContext): Promise<string> {
  const { id } = await submittedProject(context);
  await page.goto("/app/projects");
  await button(page, /Load project/).tap();
  await expectStep(page, "Welcome");
  await button(page, "All steps").tap();
  await page
    .getByRole("dialog", { name: "Go to" })
    .getByRole("option", { name: /Sitemap Generator/ })
    .tap();
  await expectStep(page, "Sitemap Generator");
  return id;
}

const barWindows = variants<readonly [width: number, height: number]>({
  usual: [
    [320, 568],
    [390, 844],
    [1180, 800],
  ],
  all: [
    [320, 568],
    [360, 740],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1180, 800],
    [1440, 900],
  ],
});

const people = {
  "somebody who submits": async (page: Page, context: BrowserContext) => {
    await signedUpClient(context);
    await openStepWithAnswers(page, "legal");
    return "Finish & Submit Project";
  },
  "an administrator": async (
    page: Page,
    context: BrowserContext,
    owner: Parameters<typeof signedInClient>[1],
  ) => {
    await signedInClient(context, owner);
    await openStepWithAnswers(page, "legal");
    return "Export Complete Project Data";
  },
  "somebody who edits": async (page: Page, context: BrowserContext) => {
    await signedUpClient(context);
    await openEdited(page, context);
    await button(page, /^Back/).tap();
    return "Save changes";
  },
};

for (const [who, open] of Object.entries(people))
  test(`P-39.6 for ${who} no control of the last step's bar is where Next was, on any width`, {
    tag: "@long",
  }, async ({ page, context, product }) => {
    const act = await open(page, context, product.owner);
    for (const [width, height] of barWindows) {
      await page.setViewportSize({ width, height });
      await expectStep(page, "Hosting & Legal");
      const place = await boxOf(next(page));
      await next(page).tap();
      await expectStep(page, "Sitemap Generator");
      await expect(button(page, act)).toBeInViewport({ ratio: 1 });
      for (const control of await barControls(page).all()) {
        if (!(await control.isVisible())) continue;
        const box = await boxOf(control);
        const isBeside = box.right <= place.left || box.left >= place.right;
        expect(isBeside, `${await control.textContent()} at ${width} px`).toBe(true);
        expect(box.right, `in the window at ${width} px`).toBeLessThanOrEqual(width);
      }
      await button(page, /^Back/).tap();
    }
  });

for (const width of touchWidths)
  test(`P-39.7 P-39.28 P-19.18 two taps on what changes as it is pressed, 220 ms apart, count once: they accept the agreement, go one step on, and submit nothing (${width} px)`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await signedUpClient(context);
    await openStepWithAnswers(page, "sitemap");
    await expect(button(page, "Finish & Submit Project")).toBeVisible();
    await button(page, /^Back/).tap();
    await expectStep(page, "Hosting & Legal");
    const twice = async (target: Locator): Promise<void> => {
      await target.tap({ trial: true });
      const { x, y } = middleOf(await boxOf(target));
      // The transition that begins with the first tap lasts until after the second, so that the test does not
      // depend on timing.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(".press-shield { animation-play-state: paused !important }");
        document.adoptedStyleSheets.push(sheet);
      });
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(220);
      await page.touchscreen.tap(x, y);
      await page.evaluate(() => document.adoptedStyleSheets.pop());
    };
    await twice(button(page, "Accept the NDA"));
    await expect(page.getByText(/^Accepted \d/)).toBeVisible();
    // The dialog's button may lie over Next.
    for (const name of ["Withdraw acceptance", "Accept the NDA"]) {
      await button(page, "Read the full agreement").tap();
      await twice(page.getByRole("dialog").getByRole("button", { name }));
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expectStep(page, "Hosting & Legal");
    }
    await button(page, /^Back/).tap();
    await expectStep(page, "Tone & Design Style");
    await twice(next(page));
    await expectStep(page, "Hosting & Legal");
    await expect(button(page, "Withdraw acceptance")).toBeVisible();
    const submissions: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith(createProject.path))
        submissions.push(request.url());
    });
    await twice(next(page));
    await expectStep(page, "Sitemap Generator");
    // A running submission would keep the button busy, a finished one would show its dialog.
    await expect(button(page, "Finish & Submit Project")).toBeEnabled();
    expect(submissions).toEqual([]);
    expect(await storedProjects(context)).toEqual([]);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

const windows = [
  [320, 568],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1440, 700],
] as const;
for (const [width, height] of windows)
  test(`P-39.8 no button of the thank-you dialog is where Submit was pressed (${width} x ${height})`, {
    tag: "@long",
  }, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await signedUpClient(context);
    await openStepWithAnswers(page, "sitemap");
    const submit = button(page, "Finish & Submit Project");
    await expect(submit).toBeVisible();
    const pressed = await boxOf(submit);
    await submit.tap();
    const thanks = page.getByRole("dialog", { name: "Thank You for Your Submission!" });
    await expect(thanks).toBeVisible();
    // One more press of the impatient: the message stays to be read.
    const { x, y } = middleOf(pressed);
    await page.touchscreen.tap(x, y);
    await expect(thanks).toBeVisible();
    for (const answer of await thanks.getByRole("button").all())
      expect(cross(await boxOf(answer), pressed), `${await answer.textContent()}`).toBe(false);
    expect(await storedProjects(context)).toHaveLength(1);
  });

test("P-39.9 the buttons of a dialog take no press before it can have been seen, and then they do", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  await openEdited(page, context);
  // Held from its first frame on, so that the test does not run against the clock.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".dialog-foot { animation-play-state: paused !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await button(page, /^Finish Editing/).tap();
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Finish editing" });
  await expect(confirm).toBeVisible();
  const takesPress = () =>
    confirm.evaluate((target) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await takesPress()).toBe(false);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await expect.poll(takesPress).toBe(true);
});

for (const width of variants({ usual: [320], all: [320, ...touchWidths] }))
  test(`P-39.23 P-24.51 while editing the bar's last button saves and says so, and the header names what is edited (${width} px)`, {
    tag: "@long",
  }, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 740 });
    await signedUpClient(context);
    const id = await openEdited(page, context);
    await expect(
      page.getByText(`EDITING MODE: ${bakery.businessName}`).filter({ visible: true }),
    ).toBeInViewport();
    const stored = async () => (await (await page.request.get(`/api/projects/${id}`)).json()).project;
    const last = barControls(page).last();
    await expect(last).toHaveText(/Save changes/);
    await button(page, "Add custom page").tap();
    const asked = page.getByRole("dialog");
    await asked.getByRole("textbox").fill("Recipes");
    await asked.getByRole("button", { name: "Add page" }).tap();
    await expect(asked).toBeHidden();
    await last.tap();
    await expect(page.getByText("Your changes have been saved successfully.")).toBeVisible();
    expect(await stored()).toMatchObject({ version: 2, finalizedAt: null });

    await button(page, /^Finish Editing/).tap();
    const question = page.getByRole("alertdialog", { name: "Finish editing?" });
    await expect(question).toContainText("a new version");
    expect(await stored()).toMatchObject({ version: 2, finalizedAt: null });
    await question.getByRole("button", { name: "Finish editing" }).tap();
    await expect(page.getByRole("dialog", { name: "Project Successfully Finalized!" })).toBeVisible();
    expect((await stored()).finalizedAt).not.toBeNull();
  });

const titles = ["Welcome", "Client Questionnaire", "Font & Typography", "Theme Customization"];

for (const width of touchWidths)
  test(`P-39.24 the browser's Back goes to the step before, also after a reload and a visit to the profile, and leaves only from the first (${width} px)`, {
    tag: "@long",
  }, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 740 });
    await signedUpClient(context);
    await page.goto("/pricing");
    await openStepWithAnswers(page, "welcome");
    await expectStep(page, "Welcome");
    for (const title of titles.slice(1)) {
      await next(page).tap();
      await expectStep(page, title);
    }
    await page.goBack();
    await expectStep(page, "Font & Typography");
    await page.goForward();
    await expectStep(page, "Theme Customization");
    expect(new URL(page.url()).pathname).toBe("/app");

    await page.reload();
    await expectStep(page, "Theme Customization");
    await button(page, "Menu").tap();
    await page.getByRole("banner").getByRole("link", { name: "Profile" }).tap();
    await expect(page).toHaveURL(/\/profile\//);
    await page.goBack();
    await expectStep(page, "Theme Customization");

    // Two quick presses.
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expectStep(page, "Client Questionnaire");
    await page.goBack();
    await expectStep(page, "Welcome");
    await page.goBack();
    await expect(page).not.toHaveURL(/\/app$/);
  });

for (const width of touchWidths)
  test(`P-39.25 after entering the wizard at a later step, Back goes through the steps before it (${width} px)`, {
    tag: "@long",
  }, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 740 });
    await signedUpClient(context);
    await openStepWithAnswers(page, "theme");
    const tab = await context.newPage();
    await tab.setViewportSize({ width, height: 740 });
    await tab.goto("/about");
    await tab.goto("/app");
    await expectStep(tab, "Theme Customization");
    // The code that keeps the history comes after the first screen.
    await tab.waitForFunction(() => history.state?.wizardEntry?.step === "theme");
    for (const title of titles.slice(0, 3).toReversed()) {
      await tab.goBack();
      await expectStep(tab, title);
    }
    await tab.goBack();
    await expect(tab).toHaveURL(/\/about$/);
  });

for (const width of touchWidths)
  test(`P-39.26 Back closes the preview over the whole window, and 'All steps', before it leaves the step (${width} px)`, {
    tag: "@long",
  }, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 740 });
    await signedUpClient(context);
    await openStepWithAnswers(page, "theme");
    await button(page, /^Preview/).tap();
    const preview = page.locator("dialog[open]");
    await expect(preview).toBeVisible();
    await page.goBack();
    await expect(preview).toBeHidden();
    await expectStep(page, "Theme Customization");
    await button(page, "All steps").tap();
    await expect(page.getByRole("dialog", { name: "Go to" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog", { name: "Go to" })).toBeHidden();
    await expectStep(page, "Theme Customization");
    await button(page, "All steps").tap();
    await page
      .getByRole("option", { name: /Sitemap Generator/ })
      .first()
      .tap();
    await expectStep(page, "Sitemap Generator");
    await page.goBack();
    await expectStep(page, "Theme Customization");
    await page.goBack();
    await expectStep(page, "Font & Typography");
  });

test("P-35.5 with every question answered the last step is no longer than three screens of a phone", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  const formData = {
    ...finishedForm.formData,
    websiteName: bakery.websiteName,
    competitors: bakery.competitors,
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    customPages: ["Wholesale", "Opening hours"] as string[],
    hasDomain: true,
    domainName: bakery.domainName,
    ndaAccepted: true,
  } satisfies typeof finishedForm.formData;
  await openStepWithAnswers(page, "sitemap", { formData });
  await expectStep(page, "Sitemap Generator");
  await expect(button(page, "Reset")).toBeAttached();
  const screens = () => page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  // The faces and the preview's first drawing may still change the height.
  await expect.poll(screens).toBeLessThanOrEqual(3);
  // Opened, everything is there: each answer with the way to changing it.
  await button(page, "Open all").tap();
  await expect(button(page, /^Change /)).not.toHaveCount(0);
  await button(page, "Change audience").tap();
  await expectStep(page, "Client Questionnaire");
  await page.goBack();
  await expectStep(page, "Sitemap Generator");
});

for (const width of [320, 390, 768, 1440])
  test(`P-39.27 Reset is apart from the finishing buttons (${width} px)`, { tag: "@long" }, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signedUpClient(context);
    await openStepWithAnswers(page, "sitemap");
    const reset = button(page, "Reset");
    await reset.scrollIntoViewIfNeeded();
    const [at, submit] = [await boxOf(reset), await boxOf(button(page, "Finish & Submit Project"))];
    const apart = 44;
    const room = {
      ...at,
      left: at.left - apart,
      right: at.right + apart,
      top: at.top - apart,
      bottom: at.bottom + apart,
    };
    expect(cross(room, submit)).toBe(false);
  });
