import type { Page } from "@playwright/test";
import { steps } from "@sitewright/spec-core/onboarding";
import { signedUpClient } from "../fixtures/account.ts";
import { finishedForm } from "../fixtures/onboarding.ts";
import { expect, test } from "../fixtures/test.ts";
import { variants } from "../fixtures/variants.ts";
import { expectStep, openStep } from "../fixtures/wizard.ts";

test.use({ reducedMotion: "reduce" });

/** Words of the step that are broken without a hyphen or slash, except in the client's own text. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        !parent.closest("main, aside, nav, header")
      )
        continue;
      if (parent.closest("svg, option, textarea, .sr-only, [aria-hidden=true], .voice")) continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** Entries of the step's select boxes that do not fit into them. */
const cutChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("select")]
      .filter((box) => box.checkVisibility())
      .flatMap((box) => {
        const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(box);
        const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const pen = document.createElement("canvas").getContext("2d");
        if (!pen) return ["nothing to measure with"];
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const chosen = box.selectedOptions[0]?.text.trim() ?? "";
        return pen.measureText(chosen).width > room ? [chosen] : [];
      }),
  );

const widths = [320, 360, 390, 768, 900, 1024, 1180, 1440];
for (const width of variants({ usual: [320, 768, 1440], all: widths })) {
  test(`P-31.51 at ${width} px no word of any step is broken in two and no chosen entry is cut`, async ({
    page,
    context,
  }) => {
    await signedUpClient(context);
    await page.setViewportSize({ width, height: 900 });
    await openStep(page, "welcome", finishedForm.formData);
    for (const [index, { key, title }] of steps.entries()) {
      await page
        .getByRole("navigation", { name: "Steps" })
        .getByRole("button", { name: new RegExp(`^${index + 1}\\.? ?\\p{L}`, "u") })
        .first()
        .click();
      await expectStep(page, title);
      await page.evaluate(() => document.fonts.ready);
      expect(await brokenWords(page), key).toEqual([]);
      expect(await cutChoices(page), key).toEqual([]);
    }
  });
}
