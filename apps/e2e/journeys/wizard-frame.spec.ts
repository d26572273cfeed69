import { signedUpClient } from "../fixtures/account.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep, next } from "../fixtures/wizard.ts";

const titles = [
  "Welcome",
  "Client Questionnaire",
  "Font & Typography",
  "Theme Customization",
  "Page Layout Builder",
  "Media & Assets",
  "Tone & Design Style",
  "Hosting & Legal",
  "Sitemap Generator",
];

test("P-02.1 the nine steps are in their fixed order, as tabs of one address", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await page.goto("/app");
  const steps = page.getByRole("navigation", { name: "Steps" });
  for (const [index, title] of titles.entries()) {
    await steps.getByRole("listitem").nth(index).getByRole("button").click();
    await expectStep(page, title);
    expect(new URL(page.url()).pathname).toBe("/app");
  }
});

test("P-03.1 the progress is shown once the journey has started, in the words 'N of M completed'", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  await page.goto("/app");
  await expect(page.getByText(/\d of 9 completed/)).toBeHidden();
  await page.getByRole("button", { name: /^Start .+ Journey$/ }).click();
  await expect(page.getByText("1 of 9 completed").first()).toBeVisible();
});

test("P-04.1 P-04.3 P-04.4 leaving a step marks it visited in storage, scrolls to the top and dispatches onboardingTabChange with the step's key", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    window.addEventListener("onboardingTabChange", (event) => heard.push((event as CustomEvent).detail));
  });
  await page.goto("/app");
  await expectStep(page, "Welcome");
  await page.mouse.wheel(0, 400);
  await next(page, "Client Questionnaire");
  const left = await page.evaluate(() => ({
    heard: JSON.stringify(Reflect.get(window, "heard")),
    scroll: window.scrollY,
    visited: localStorage.getItem("onboarding_visitedTabs"),
  }));
  expect(left.heard).toContain("questionnaire");
  expect(left.scroll).toBe(0);
  expect(JSON.parse(left.visited ?? "{}")).toMatchObject({ welcome: true });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("P-02.6 P-02.8 a bar counts the steps with one mark per step, and the bottom bar's last button is Submit", {
    tag: "@long",
  }, async ({ page, context }) => {
    await signedUpClient(context);
    await page.goto("/app");
    await expect(page.getByText("Step 1 of 9")).toBeVisible();
    for (const title of titles.slice(1)) {
      await page
        .getByRole("button", { name: /^(Next|Start .+ Journey)/ })
        .last()
        .click();
      const goOn = page.getByRole("button", { name: "Continue anyway" });
      if (title === "Font & Typography") await goOn.click();
      if (title === "Hosting & Legal") await goOn.click().catch(() => {});
      await expectStep(page, title);
    }
    await expect(page.getByText("Step 9 of 9")).toBeVisible();
    const bar = page.locator("main > :last-child").getByRole("button");
    await expect(bar.last()).toHaveAccessibleName("Finish & Submit Project");
    await expect(bar.last()).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test("on paper the answers are not covered by the bar that stays at the foot of a narrow window", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  await page.goto("/app");
  await next(page, "Client Questionnaire");
  const forward = page.getByRole("button", { name: /^Next/ });
  await expect(forward).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole("textbox", { name: "Business name" })).toBeVisible();
  await expect(forward).toBeHidden();
});

test("P-07.1 P-07.2 P-07.3 dark by default, light after the toggle, and the choice is there before the first paint of a reload", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await page.goto("/app");
  const html = page.locator("html");
  await expect(html).toHaveClass(/\bdark\b/);
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await expect(html).not.toHaveClass(/\bdark\b/);
  await page.reload({ waitUntil: "commit" });
  await page.waitForSelector("body", { state: "attached" });
  expect(await html.getAttribute("class")).not.toMatch(/\bdark\b/);
});
