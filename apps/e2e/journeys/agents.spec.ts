import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

// The screen polls its figures, also while the process is gone.
test.use({ viewport: { width: 1440, height: 900 }, tolerated: /net::ERR_/ });

const agent = (page: Page, name: string) =>
  page.getByRole("region", { name: "Agents", exact: true }).getByRole("listitem").filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Has the figures read until the screen shows what is expected. */
async function refreshUntil(page: Page, shown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await button(page, "Refresh").click();
    await shown();
  }).toPass();
}

test("D-10.18 an agent is added and runs, another is paused, all are restarted, and after the process was killed they are active under the next one", {
  tag: "@long",
}, async ({ page, product }) => {
  expect((await page.request.post("/api/auth/sign-in", { data: product.owner })).ok()).toBe(true);
  await page.goto("/admin/agents");
  await button(page, "Add New Agent").click();
  const adding = page.getByRole("dialog", { name: "Add New Agent" });
  await adding.getByLabel("Name").fill("Night sweep");
  await adding.getByLabel("Task").selectOption({ index: 1 });
  await adding.getByLabel("Minutes between runs").fill("30");
  await adding.getByRole("button", { name: "Add agent" }).click();
  const figures = page.getByRole("row", { name: /^Night sweep/ });
  await refreshUntil(page, () => expect(figures).toContainText("100%", { timeout: 500 }));

  await button(page, "Pause Housekeeper").click();
  await expect(agent(page, "Housekeeper")).toContainText("Paused.");
  await expect(agent(page, "Housekeeper")).toContainText("Inactive");
  await button(page, "Resume Housekeeper").click();
  await expect(agent(page, "Housekeeper")).not.toContainText("Paused.");

  await button(page, "Restart All Agents").click();
  const alerts = page.getByRole("region", { name: "Recent alerts" });
  await refreshUntil(page, () =>
    expect(alerts.getByText("Mail courier was restarted.")).toBeVisible({ timeout: 500 }),
  );

  await product.crash();
  await product.restart();
  await page.reload();
  for (const name of ["Mail courier", "Housekeeper", "Night sweep"])
    await refreshUntil(page, () => expect(agent(page, name)).toContainText(/up for \d/, { timeout: 500 }));

  await button(page, "Settings for Night sweep").click();
  const settings = page.getByRole("dialog", { name: "Agent Settings" });
  await settings.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Night sweep removed")).toBeVisible();
  await expect(agent(page, "Night sweep")).toHaveCount(0);
});
