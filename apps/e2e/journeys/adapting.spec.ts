import type { Locator, Page } from "@playwright/test";
import { steps } from "@sitewright/spec-core/onboarding";
import { signedUpClient } from "../fixtures/account.ts";
import { expectNoSidewaysScroll } from "../fixtures/axe.ts";
import { finishedForm } from "../fixtures/onboarding.ts";
import { expect, test } from "../fixtures/test.ts";
import { openStep } from "../fixtures/wizard.ts";

/** Goes through the steps by their keys, without reloading the page. */
async function throughSteps(page: Page, check: (key: string) => Promise<void>): Promise<void> {
  for (const [index, { key }] of steps.entries()) {
    const title = page.locator(`[data-step="${key}"]`).getByRole("heading", { level: 1 });
    if (index > 0)
      await page
        .getByRole("navigation", { name: "Steps" })
        .getByRole("button", { name: new RegExp(`^${index + 1}\\.? ?\\p{L}`, "u") })
        .first()
        .click();
    await expect(title).toBeVisible();
    await check(key);
  }
}

/** Words that are cut off: text in a box that hides what does not fit. Pictures of sites are drawn to a scale. */
const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *, header *, nav *")]
      .filter(
        (box) => box.checkVisibility() && !box.closest("[aria-hidden=true], .sr-only, .foot-roomy, .sk"),
      )
      .filter((box) => [...box.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((box) => {
        const { overflowX, overflowY } = getComputedStyle(box);
        const isHidden = (value: string) => value === "hidden" || value === "clip";
        return (
          (isHidden(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
          (isHidden(overflowY) && box.scrollHeight > box.clientHeight + 1)
        );
      })
      .map((box) => box.outerHTML.slice(0, 120)),
  );

test.use({ reducedMotion: "reduce" });

for (const [what, viewport] of [
  [
    "P-31.27 zoomed to 400 % (320 px) no step loses anything or scrolls sideways",
    { width: 320, height: 256 },
  ],
  [
    "P-31.28 zoomed to 200 % (720 px) no step loses anything or scrolls sideways",
    { width: 720, height: 450 },
  ],
] as const) {
  test(what, async ({ page, context }) => {
    await signedUpClient(context);
    await page.setViewportSize(viewport);
    await openStep(page, "welcome", finishedForm.formData);
    await throughSteps(page, async (key) => {
      await expectNoSidewaysScroll(page, key);
      expect(await cutText(page), key).toEqual([]);
      const last = page.getByRole("button", { name: /^(Next|Submit|Finish)/ }).last();
      await expect(last, `${key}: the way on`).toBeInViewport({ ratio: 0.99 });
    });
  });
}

for (const width of [360, 1440]) {
  test(`P-31.29 with the spacing of WCAG 1.4.12 nothing is cut at ${width} px`, async ({ page, context }) => {
    await signedUpClient(context);
    await page.setViewportSize({ width, height: 900 });
    await openStep(page, "welcome", finishedForm.formData);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets.push(sheet);
    });
    await throughSteps(page, async (key) => {
      await expectNoSidewaysScroll(page, key);
      expect(await cutText(page), key).toEqual([]);
    });
  });
}

test("P-31.30 forced colours keep the stepper's ticks, switches, choices and the focus visible", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await openStep(page, "layout", finishedForm.formData);
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).backgroundColor);
  const ground = await background("body");
  expect(await background(".tick-done"), "a done step's tick").not.toBe(ground);
  expect(await background(".tick-now"), "the open step's tick").not.toBe(ground);
  const outlined = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).outlineStyle);
  expect(await outlined(".tick-open"), "an open step's tick").toBe("solid");
  expect(await outlined('[aria-current="step"]'), "the open step").toBe("solid");

  const hero = page.getByRole("switch").first();
  const off = await hero.evaluate((part) => getComputedStyle(part).backgroundColor);
  await hero.focus();
  await page.keyboard.press("Space");
  expect(
    await hero.evaluate((part) => getComputedStyle(part).backgroundColor),
    "a switch that is on",
  ).not.toBe(off);
  expect(await hero.evaluate((part) => getComputedStyle(part).outlineStyle), "the focus").toBe("solid");
});

test("P-31.38 on a light system in forced colours nothing of our dark theme is left", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light", reducedMotion: "reduce" });
  await openStep(page, "layout", finishedForm.formData);
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => {
        const { color, fill, backgroundColor, outlineStyle } = getComputedStyle(part);
        return { color, fill, backgroundColor, outlineStyle };
      });
  const words = (await look("body")).color;
  expect((await look("nav .lucide-check")).color, "the tick of a step that is done").toBe(words);
  expect((await look("main svg .fill-ink")).fill, "the drawing of a template").toBe(words);
  const open = await look('[aria-current="step"]');
  expect(open.color, "the open step's words against their ground").not.toBe(open.backgroundColor);
  expect((await look(".tick-now")).backgroundColor, "done and open are told apart").not.toBe(
    (await look(".tick-done")).backgroundColor,
  );

  await openStep(page, "theme");
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = "forced-color-adjust: none; color: Highlight";
    return getComputedStyle(probe).color;
  });
  await page.getByRole("radio", { name: "Professional" }).focus();
  await page.keyboard.press("ArrowRight");
  const ring = page.locator("label:has(:focus-visible) > svg");
  expect(await ring.evaluate((part) => getComputedStyle(part).outlineColor), "the focus on a palette").toBe(
    highlight,
  );

  await openStep(page, "typography");
  const font = page.getByRole("combobox", { name: "Font" }).first();
  await font.focus();
  for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  const reached = `#${await font.getAttribute("aria-activedescendant")}`;
  expect((await look(reached)).outlineStyle, "the option that the keys reached").toBe("solid");

  await openStep(page, "questionnaire");
  await page.getByRole("button", { name: "TBD" }).click();
  await page.mouse.move(0, 0);
  await page.getByLabel("Business name").focus();
  expect((await look('[aria-pressed="true"]')).outlineStyle, "a button that is pressed in").toBe("solid");
});

test.describe("motion", () => {
  test.use({ reducedMotion: "no-preference" });

  /** The start of the slide of the open step. */
  const slideStart = (page: Page): Promise<string | undefined> =>
    page.locator("[data-step]").evaluate((sheet) => {
      const slide = sheet
        .getAnimations()
        .find((a) => a instanceof CSSAnimation && a.animationName === "step-slide");
      if (!slide) return undefined;
      slide.pause();
      slide.currentTime = 0;
      return getComputedStyle(sheet).transform;
    });

  test("P-31.31 a step slides 8 px in the direction of travel", async ({ page, context }) => {
    await signedUpClient(context);
    await openStep(page, "questionnaire");
    // Long enough to be caught at its beginning.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".step-slide { animation-duration: 60s !important }");
      document.adoptedStyleSheets.push(sheet);
    });
    const steps = page.getByRole("navigation", { name: "Steps" });
    await steps.getByRole("button", { name: /Media & Assets/ }).click();
    await expect(page.locator('[data-step="media"]')).toBeVisible();
    expect(await slideStart(page)).toBe("matrix(1, 0, 0, 1, 8, 0)");
    await steps.getByRole("button", { name: /Welcome/ }).click();
    await expect(page.locator('[data-step="welcome"]')).toBeVisible();
    expect(await slideStart(page)).toBe("matrix(1, 0, 0, 1, -8, 0)");
  });

  test("P-31.32 who wants no motion gets none", async ({ page, context }) => {
    await signedUpClient(context);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openStep(page, "questionnaire");
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.locator('[data-step="welcome"]')).toBeVisible();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        // The cover against double taps is invisible; its animation only ends it.
        .filter((animation) => !(animation instanceof CSSAnimation && animation.animationName === "shield"))
        .map((animation) => Number(animation.effect?.getComputedTiming().duration))
        .filter((durationMs) => durationMs > 1),
    );
    expect(moving).toEqual([]);
  });
});

test("P-10.20 the questionnaire's page hides what runs over its side", async ({ page, context }) => {
  await signedUpClient(context);
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowX);
  await openStep(page, "questionnaire");
  expect(await overflow()).toBe("hidden");
  await openStep(page, "media");
  expect(await overflow()).toBe("visible");
});

test("P-10.21 a word without end widens no step", { tag: "@long" }, async ({ page, context }) => {
  await signedUpClient(context);
  const endless = "B".repeat(200);
  const { formData } = finishedForm;
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openStep(page, "welcome", { ...formData, businessName: endless, customPages: [endless] });
    await throughSteps(page, (key) => expectNoSidewaysScroll(page, `${key} at ${width} px`));
  }
});

test("P-10.23 an answer in Arabic runs from right to left wherever it is shown", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  const name = "مخبز السلام (SE10)!";
  await openStep(page, "questionnaire");
  await page.getByLabel("Business name").fill(name);
  await page.getByLabel("What does your business do?").fill(name);
  const direction = (part: Locator) => part.evaluate((box) => getComputedStyle(box).direction);
  const summary = page.getByRole("region", { name: "Your answers so far" });
  for (const part of [
    page.getByLabel("Business name"),
    page.getByLabel("What does your business do?"),
    summary.getByText(name).first(),
    page.getByRole("banner").getByText(name),
  ])
    expect(await direction(part)).toBe("rtl");
  await page.getByLabel("Business name").fill("Kiln & Co");
  expect(await direction(page.getByLabel("Business name"))).toBe("ltr");
});
