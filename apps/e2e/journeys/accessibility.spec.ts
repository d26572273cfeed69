import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { signedUpClient, submittedProject } from "../fixtures/account.ts";
import { expect, test } from "../fixtures/test.ts";

interface View {
  theme: "light" | "dark";
  width: number;
}

/** The two that differ most; the whole grid, of every theme and width, belongs to the long run. */
const extremes: View[] = [
  { theme: "dark", width: 360 },
  { theme: "light", width: 1440 },
];
const grid: View[] = (["light", "dark"] as const).flatMap((theme) =>
  [360, 768, 1440].map((width) => ({ theme, width })),
);
const views = process.env.TEST_FULL ? grid : extremes;

async function expectNoSeriousFinding(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const list = serious.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
  expect(list, where).toEqual([]);
}

async function setTheme(page: Page, theme: View["theme"]) {
  await page.evaluate((name) => {
    document.documentElement.classList.toggle("dark", name === "dark");
    document.documentElement.dataset.theme = name;
  }, theme);
}

async function checkEverywhere(page: Page, name: string) {
  for (const { theme, width } of views) {
    await setTheme(page, theme);
    await page.setViewportSize({ width, height: 900 });
    await expectNoSeriousFinding(page, `${name}, ${theme}, ${width} px`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${name} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

test.describe.configure({ timeout: 400_000 });
test.use({ reducedMotion: "reduce" });

test("P-31.1 no serious axe finding on the sign-in screen", async ({ page }) => {
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
  await checkEverywhere(page, "sign-in");
});

test("P-31.2 no serious axe finding on any step", async ({ page, context }) => {
  await signedUpClient(context);
  for (const key of [
    "welcome",
    "questionnaire",
    "typography",
    "theme",
    "layout",
    "media",
    "style",
    "legal",
    "sitemap",
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/app");
    await page.evaluate((tab) => localStorage.setItem("onboarding_activeTab", JSON.stringify(tab)), key);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await checkEverywhere(page, key);
  }
});

test("P-31.3 no serious axe finding on the saved projects", async ({ page, context }) => {
  await signedUpClient(context);
  await submittedProject(context);
  await page.goto("/app/projects");
  await expect(page.getByRole("button", { name: /Load project/ })).toBeVisible();
  await checkEverywhere(page, "saved projects");
});

test("M-03.4 no serious axe finding on the home page", async ({ page }) => {
  await page.goto("/");
  await checkEverywhere(page, "home");
});

test("D-01.2 no serious axe finding on the admin's projects and outbox", async ({
  page,
  context,
  product,
}) => {
  await signedUpClient(context);
  await submittedProject(context);
  await page.goto("/admin");
  await context.clearCookies();
  await page.reload();
  await page.getByLabel(/Email/).fill(product.owner.email);
  await page.getByLabel("Password", { exact: true }).fill(product.owner.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  for (const path of ["/admin/projects", "/admin/outbox"]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole("table").or(page.getByRole("list")).first()).toBeVisible();
    await checkEverywhere(page, path);
  }
});
