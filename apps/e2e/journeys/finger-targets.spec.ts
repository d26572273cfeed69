import type { Page } from "@playwright/test";
import { steps } from "@sitewright/spec-core/onboarding";
import { signedUpClient } from "../fixtures/account.ts";
import { finishedForm } from "../fixtures/onboarding.ts";
import { expect, test } from "../fixtures/test.ts";
import { variants } from "../fixtures/variants.ts";
import { expectStep, openStep } from "../fixtures/wizard.ts";

test.use({ hasTouch: true, isMobile: true, reducedMotion: "reduce" });

/** Controls lower than 44 px or narrower than 24; a label counts as its control, links inside a sentence are exempt. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = "button, a[href], input, select, textarea, summary";
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter(
        (control) => !control.closest("p, footer") && control.checkVisibility({ visibilityProperty: true }),
      )
      .map((control) => {
        const label = control.closest("label");
        // A control may cover the whole row that it is in.
        const row = getComputedStyle(control, "::after").inset === "0px" ? control.offsetParent : null;
        const boxes = [control, label, row].flatMap((part) => (part ? [part.getBoundingClientRect()] : []));
        const width = Math.max(...boxes.map((box) => box.width));
        const height = Math.max(...boxes.map((box) => box.height));
        return { name: control.closest("label")?.textContent ?? control.textContent, width, height };
      })
      .filter(({ width, height }) => width > 1 && height > 1 && (height < 43.5 || width < 24))
      .map(({ name, width, height }) => `${name}: ${width.toFixed(0)} x ${height.toFixed(1)}`);
  });

for (const width of variants({ usual: [320], all: [320, 390, 768] })) {
  test(`P-31.52 at ${width} px every control of the nine steps is 44 px high under a finger`, async ({
    page,
    context,
  }) => {
    await signedUpClient(context);
    await page.setViewportSize({ width, height: 844 });
    await openStep(page, "welcome", { ...finishedForm.formData, hasDomain: true, hasHosting: true });
    for (const [index, { key, title }] of steps.entries()) {
      await page.getByRole("button", { name: new RegExp(`^${index + 1}\\. `) }).tap();
      await expectStep(page, title);
      expect(await smallTargets(page), key).toEqual([]);
    }
  });
}
