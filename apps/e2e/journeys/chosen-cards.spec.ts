import type { Page } from "@playwright/test";
import { signedUpClient } from "../fixtures/account.ts";
import { expect, test } from "../fixtures/test.ts";
import { variants } from "../fixtures/variants.ts";
import { openStep } from "../fixtures/wizard.ts";

test.use({ reducedMotion: "reduce" });

/** Every card of the step that can be chosen: whether it is, whether it shows a tick, and its size. */
const cards = (page: Page) =>
  page.evaluate(async () => {
    // With reduced motion a transition lasts a hundredth of a millisecond, but it may start a frame late.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    return [
      ...document.querySelectorAll<HTMLInputElement>("main label > input:is([type=radio], [type=checkbox])"),
    ]
      .filter((input) => getComputedStyle(input).opacity === "0" && !input.closest("fieldset.inline-block"))
      .map((input) => {
        const card = input.closest("label");
        const tick = card?.querySelector("[data-tick]");
        const { width = 0, height = 0 } = card?.getBoundingClientRect() ?? {};
        const mark = tick?.querySelector("svg");
        const color = mark ? getComputedStyle(mark).color : "";
        const ground = mark?.parentElement ? getComputedStyle(mark.parentElement).backgroundColor : "";
        return {
          name: card?.textContent ?? "",
          isChosen: input.checked,
          hasTick: tick?.checkVisibility({ visibilityProperty: true }) === true && color !== ground,
          size: `${width.toFixed(2)} x ${height.toFixed(2)}`,
        };
      });
  });

const steps = ["questionnaire", "typography", "theme", "layout", "style"] as const;

const looks = [
  ["in the light theme", { theme: "light" }],
  ["in the dark theme", { theme: "dark" }],
  ["in forced colours", { theme: "dark", forcedColors: "active" }],
] as const;
for (const [what, options] of variants({ usual: looks.slice(1), all: looks })) {
  test(`P-31.50 ${what} every chosen card carries a tick, no other does, and choosing changes no card's size`, async ({
    page,
    context,
  }) => {
    await signedUpClient(context);
    await page.emulateMedia({ forcedColors: "forcedColors" in options ? options.forcedColors : "none" });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/app");
    await page.evaluate(
      (isDark) => localStorage.setItem("onboarding_darkMode", String(isDark)),
      options.theme === "dark",
    );
    for (const step of steps) {
      await openStep(page, step);
      await page.evaluate(() => document.fonts.ready);
      const before = await cards(page);
      expect(before.length, step).toBeGreaterThan(0);
      const inputs = page.locator("main fieldset:not(.inline-block) label > input.opacity-0");
      for (const input of await inputs.all()) await input.check({ force: true });
      const after = await cards(page);
      expect(after.some(({ isChosen }) => isChosen)).toBe(true);
      for (const card of [...before, ...after])
        expect(card.hasTick, `${step}: ${card.name}`).toBe(card.isChosen);
      expect(
        after.map(({ size }) => size),
        step,
      ).toEqual(before.map(({ size }) => size));
    }
  });
}
