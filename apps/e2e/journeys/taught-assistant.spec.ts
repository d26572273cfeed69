import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

const origin = (page: Page) => new URL(page.url()).origin;

/** A visitor's question in a new conversation. */
async function ask(page: Page, content: string, conversationId: string): Promise<{ text?: string }> {
  const data = { conversationId, messageId: "m1", content, page: "home" };
  const answer = await page.request.post("/api/chat/messages", { data, headers: { origin: origin(page) } });
  return answer.json();
}

test("D-09.20 what staff add to the knowledge base, at phone width too, answers a visitor's next question, and is deleted again", {
  tag: "@long",
}, async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await page.request.post("/api/auth/sign-in", { data: product.owner })).ok()).toBe(true);
  await page.goto("/admin/chat");
  await page.getByRole("tab", { name: "Knowledge" }).click();
  await page.getByRole("button", { name: "Add entry" }).click();
  const dialog = page.getByRole("dialog", { name: "Add entry" });
  await dialog.getByRole("button", { name: "Add entry" }).click();
  await expect(dialog.getByText("Please enter the answer.")).toBeVisible();
  await dialog.getByLabel("Title").fill("Where to leave a bicycle");
  await dialog.getByLabel("Answer", { exact: true }).fill("There is a rack in the yard.");
  await dialog.getByLabel("Ways to ask").fill("can I park my bicycle\nbike parking");
  await dialog.getByRole("button", { name: "Add entry" }).click();
  // Every stored question is tried first, which takes long where other suites run beside it.
  await expect(dialog).toBeHidden({ timeout: 120_000 });
  const rack = { text: "There is a rack in the yard." };
  expect(await ask(page, "where can I park a bicycle", "conv_1_visitor1")).toMatchObject(rack);

  await page.getByLabel("Search titles").fill("bicycle");
  await page.getByRole("button", { name: "Where to leave a bicycle" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Entry deleted")).toBeVisible({ timeout: 120_000 });
  expect(await ask(page, "where can I park a bicycle", "conv_2_visitor2")).not.toMatchObject(rack);
});
