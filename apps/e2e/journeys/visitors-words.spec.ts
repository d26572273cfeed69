import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { getProjectSpec } from "@sitewright/contracts";
import { renderStarterSite } from "@sitewright/spec-core/render";
import { parseSpec } from "@sitewright/spec-core/spec";
import { strFromU8, unzipSync } from "fflate";
import { signedUpClient } from "../fixtures/account.ts";
import { onlyProjectId } from "../fixtures/api.ts";
import { expectNoSeriousFinding, expectNoSidewaysScroll } from "../fixtures/axe.ts";
import { finishedForm } from "../fixtures/onboarding.ts";
import { openStepWithAnswers, previewFrame } from "../fixtures/preview.ts";
import { privateWords, rambling } from "../fixtures/rambling.ts";
import { test } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(async ({ context }) => {
  await signedUpClient(context);
});

const { contentNotes, competitors, audience } = rambling;
const salon = {
  ...finishedForm,
  formData: {
    ...finishedForm.formData,
    businessName: "Old Bank Hair",
    niche: "hair salon",
    pages: ["Home", "Services", "Pricing", "Contact"],
    description: "",
    audience,
    competitors,
    contentNotes,
  },
};

/** Opens the questionnaire, pastes the owner's text, and goes to the last step. */
async function pasteAndGoToEnd(page: Page): Promise<void> {
  await openStepWithAnswers(page, "questionnaire", salon);
  await page.getByLabel("What does your business do?").tap();
  await page.keyboard.insertText(rambling.description);
  await page.getByRole("button", { name: /^9\. / }).tap();
  await expectStep(page, "Sitemap Generator");
}

async function submit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Finish & Submit Project" }).tap();
  await expect(page.getByRole("dialog", { name: "Thank You for Your Submission!" })).toBeVisible();
}

/** The site of the specification that the server made of the submission. */
async function submittedSite(page: Page): Promise<Record<string, string>> {
  const id = await onlyProjectId(page.request);
  const answer = await (await page.request.get(getProjectSpec.path.replace(":id", id))).json();
  const parsed = parseSpec(answer);
  if (!parsed.ok) throw new Error(`The specification cannot be read: ${JSON.stringify(parsed)}`);
  return renderStarterSite(parsed.spec);
}

const textOf = (files: Readonly<Record<string, string>>): string =>
  Object.values(files).join("\n").toLowerCase();
const found = (text: string, words: readonly string[]) =>
  words.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

/** Sentences of an owner most of which the rules propose for visitors, and do not publish unasked. */
const chatty = [
  "I put a sheet down before I even take my boots off.",
  "Nine times in ten I get you in without drilling.",
  "Storage is in containers which are sealed in front of you.",
  "Old dogs sleep in our own kitchen by the range.",
  "You move the ornaments, I move the furniture.",
];

/** The line that opens to the check. */
const line = (page: Page) => page.locator("summary", { hasText: "What visitors will read" });

test("P-38.21 who pastes everything and submits without a look has nothing private on the site, and no detail unasked", async ({
  page,
}) => {
  await pasteAndGoToEnd(page);
  await page.getByRole("button", { name: "Preview", exact: true }).tap();
  const frame = await previewFrame(page, "dialog");
  const shown = await frame.evaluate(() => document.documentElement.outerHTML);
  expect(found(shown, privateWords)).toEqual([]);
  await page.getByRole("button", { name: "Close preview" }).tap();
  // A phone has no download: the same page in a wide window.
  await page.setViewportSize({ width: 1440, height: 900 });
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).tap();
  const archive = unzipSync(await readFile(await (await downloading).path()));
  const texts = Object.entries(archive).filter(([path]) => /\.(html|json|txt|xml|webmanifest)$/.test(path));
  expect(texts.length).toBeGreaterThan(4);
  expect(found(texts.map(([, bytes]) => strFromU8(bytes)).join("\n"), privateWords)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await submit(page);
  const site = textOf(await submittedSite(page));
  expect(found(site, privateWords)).toEqual([]);
  expect(found(site, ["467 221", "oldbankhair.example", "£28"])).toEqual([]);
  expect(found(site, ["Families and professionals in Wharfedale"])).toHaveLength(1);
});

test("P-38.22 one press on 'Accept', and phone, hours and prices are in their places", {
  tag: "@long",
}, async ({ page }) => {
  await pasteAndGoToEnd(page);
  await expect(line(page)).toContainText(/\d+ sentences?, .*details to confirm/);
  await line(page).tap();
  await expect(page.getByText("We have read your answers.")).toBeVisible();
  await expectNoSidewaysScroll(page, "the check");
  await expectNoSeriousFinding(page, "the check");
  const allRight = page.getByRole("button", { name: "Accept" });
  await expect(allRight).toBeInViewport();
  await allRight.tap();
  await expect(page.getByRole("status").filter({ hasText: /settled/ })).toHaveCount(1);
  await submit(page);
  const site = await submittedSite(page);
  expect(found(textOf(site), privateWords)).toEqual([]);
  const contact = site["contact/index.html"] ?? "";
  expect(contact).toContain('href="tel:+441943467221"');
  expect(contact).toContain('href="mailto:hello@oldbankhair.example"');
  expect(contact).toMatch(/Tuesday to Friday 9am to 5\.30pm/);
  const prices = site["pricing/index.html"] ?? "";
  for (const price of ["£28", "£15", "£75"]) expect(prices).toContain(price);
});

test("P-38.23 the preview follows a decision at once, and Undo", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStepWithAnswers(page, "sitemap", {
    ...salon,
    formData: { ...salon.formData, description: rambling.description },
  });
  const frame = await previewFrame(page);
  const words = frame.getByText("01943 467 221");
  await expect(words).toHaveCount(0);
  await line(page).click();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(words.first()).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(words).toHaveCount(0);
});

test.describe("without a connection", () => {
  test.use({ tolerated: /net::ERR_/ });

  test("of the sentences that are proposed one is unticked and the rest accepted", {
    tag: "@long",
  }, async ({ page, context }) => {
    await openStepWithAnswers(page, "sitemap", {
      ...salon,
      formData: { ...salon.formData, description: chatty.join(" ") },
    });
    await line(page).tap();
    const proposed = page.getByRole("group", { name: "We would publish these" }).getByRole("checkbox");
    await expect(proposed.first()).toBeChecked();
    const sentences = await proposed.evaluateAll((boxes) =>
      boxes.map((box) => box.closest("label")?.textContent.toLowerCase() ?? ""),
    );
    expect(sentences.length).toBeGreaterThan(2);
    await context.setOffline(true);
    await proposed.nth(1).tap();
    await expect(page.getByText(/^Offline\. /).filter({ visible: true })).toBeVisible();
    const accept = page.getByRole("button", { name: "Accept" });
    await expect(accept).toHaveAccessibleDescription(
      new RegExp(`publishes ${sentences.length - 1} sentences`),
    );
    // The line about the lost connection does not cover the button.
    const isOnTop = await accept.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
    await accept.tap();
    await context.setOffline(false);
    await submit(page);
    const site = textOf(await submittedSite(page));
    expect(sentences.filter((sentence) => site.includes(sentence))).toEqual(sentences.toSpliced(1, 1));
  });
});

test("P-37.18 what was pasted is offered to the optional fields, and a press fills them in", {
  tag: "@long",
}, async ({ page }) => {
  await openStepWithAnswers(page, "questionnaire", {
    ...salon,
    formData: { ...salon.formData, description: rambling.description },
  });
  await page.locator("summary", { hasText: "Contact, offers and details" }).tap();
  await page.getByRole("button", { name: "Use it as Phone: 01943 467 221" }).tap();
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("01943 467 221");
  await page.getByRole("button", { name: /^Use it as Services, products and prices/ }).tap();
  await expect(page.getByRole("group", { name: /^Offer \d/ })).toHaveCount(3);
  await expectNoSidewaysScroll(page, "the details");
  await expectNoSeriousFinding(page, "the details");
  await page.getByRole("button", { name: /^9\. / }).tap();
  await expectStep(page, "Sitemap Generator");
  await line(page).tap();
  await expect(page.getByText("We have read your answers.")).toBeVisible();
  // Typed is confirmed: the number and the prices are asked about no more.
  await expect(page.getByRole("group", { name: /^Is this right\? (Phone|Price)/ })).toHaveCount(0);
  await expect(page.getByRole("group", { name: /^Is this right\? Opening hours/ }).first()).toBeVisible();
});
