import type { Page } from "@playwright/test";
import { chatPageOf } from "@sitewright/contracts";
import { signedUpClient, submittedProject } from "../fixtures/account.ts";
import { expectNoSeriousFinding, expectNoSidewaysScroll } from "../fixtures/axe.ts";
import { boxOf } from "../fixtures/geometry.ts";
import { layoutShift, watchLayoutShift } from "../fixtures/layout-shift.ts";
import { expect, test } from "../fixtures/test.ts";
import { openStep } from "../fixtures/wizard.ts";

// The second journey cuts its line.
test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

const launcher = (page: Page) => page.getByRole("button", { name: "Questions?" });
const chat = (page: Page) => page.getByRole("dialog", { name: "Ask us" });
const field = (page: Page) => chat(page).getByRole("textbox", { name: "Your question" });
const log = (page: Page) => chat(page).getByRole("log");

/** Types a question and sends it by Enter. */
async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press("Enter");
}

/** Presses a button of the chat by keyboard. */
async function press(page: Page, name: string): Promise<void> {
  const button = chat(page).getByRole("button", { name, exact: true }).last();
  await button.focus();
  await button.press("Enter");
}

test("M-12.9 by keyboard a visitor gets answers, is asked back, and takes their questions to the contact form", async ({
  page,
}) => {
  await watchLayoutShift(page);
  await page.goto("/");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("chatHistory")))
    .toContain("isInitialGreeting");
  await launcher(page).press("Enter");
  await expect(field(page)).toBeFocused();
  await expect(log(page)).toContainText("Hello. Ask me about websites");
  await ask(page, "where is your offise");
  await expect(log(page)).toContainText("Greenwich");
  await ask(page, "steps");
  await expect(log(page)).toContainText("Which of these do you mean?");
  await press(page, "How it works, step by step");
  await expect(chat(page).getByText("Did that answer your question?")).toBeVisible();
  await expect(chat(page).getByRole("region", { name: "Conversation" })).toBeFocused();
  await expectNoSeriousFinding(page, "chat");

  await page.keyboard.press("Escape");
  await expect(launcher(page)).toBeFocused();
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await page.keyboard.press("Space");
  await expect(log(page)).toContainText("Greenwich");
  await press(page, "Talk to a person");
  await expect(chat(page).getByRole("heading", { name: "Talk to a person" })).toBeFocused();
  await expectNoSeriousFinding(page, "way to a person");
  const preview = chat(page).getByLabel("This will be added to the contact form");
  await preview.fill((await preview.inputValue()).replace(/- steps.*\n/, ""));
  await press(page, "Go to the contact form");

  await page.waitForURL("**/contact");
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
    /^My questions in the chat:\n- where is your offise \(answered with: Where we are\)\n- How it works/,
  );
  await launcher(page).press("Enter");
  await ask(page, "opening hours");
  await expect(log(page)).toContainText("9:00");
  await expect(log(page)).not.toContainText("Greenwich");
});

test("M-12.10 on a phone the chat continues in the portal, fills the window, does not cover the wizard's buttons, and loses nothing without a connection", {
  tag: "@long",
}, async ({ newDevice }) => {
  const device = await newDevice();
  const page = await device.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await launcher(page).click();
  await ask(page, "opening hours");
  await expect(log(page)).toContainText("9:00");
  await signedUpClient(device);
  await openStep(page, "questionnaire");
  await page.setViewportSize({ width: 360, height: 740 });

  // It is above the foot, and does not cover the fields.
  await expect(launcher(page)).toHaveClass(/chat-aside/);
  await expect.poll(async () => (await boxOf(launcher(page))).x).toBeGreaterThanOrEqual(360 - 24);
  const { y, height } = await boxOf(launcher(page));
  const next = await boxOf(page.getByRole("button", { name: /^Next/ }));
  expect(y + height).toBeLessThanOrEqual(next.y);

  await launcher(page).click();
  await expect(log(page)).toContainText("9:00");
  // It arrives by a movement of eight pixels.
  const edges = async () => Object.values(await boxOf(chat(page))).map(Math.round);
  await expect.poll(edges).toEqual([0, 0, 360, 740]);
  await expectNoSidewaysScroll(page, "chat on a phone");
  await device.setOffline(true);
  await ask(page, "where is your office");
  await expect(chat(page).getByText("Not sent.")).toBeVisible();
  await device.setOffline(false);
  await chat(page).getByRole("button", { name: "Try again" }).click();
  await expect(log(page)).toContainText("Greenwich");
  await expectNoSeriousFinding(page, "chat on a phone");
  await page.keyboard.press("Escape");
  await expect(launcher(page)).toBeFocused();
  const visited = await page.evaluate(() => JSON.parse(localStorage.getItem("visitedPages") ?? "[]"));
  expect(visited.map((path: string) => chatPageOf(path))).toEqual(["home", "app"]);
});

test("in forced colours lines show the messages of the chat and the chosen category of the news", {
  tag: "@long",
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/news");
  const lineOf = (name: string) =>
    page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("link", { name })
      .evaluate((link) => getComputedStyle(link).borderBottomColor);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await lineOf("Design")).toBe(ground);
  expect(await lineOf("All Posts")).not.toBe(ground);
  await launcher(page).click();
  const bubble = log(page).locator(".chat-bubble").first();
  const [width, color] = await bubble.evaluate((box) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(box);
    return [borderTopWidth, borderTopColor];
  });
  expect(width).toBe("1px");
  expect(color).not.toBe(ground);
});

test("at the end of each page the launcher covers neither a control nor a line of text @long", async ({
  newDevice,
}) => {
  const device = await newDevice();
  await signedUpClient(device);
  await submittedProject(device);
  const page = await device.newPage();
  for (const width of [320, 360, 1000]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ["/", "/contact", "/help", "/app", "/app/projects", "/app/settings"]) {
      await page.goto(path);
      await expect(page.locator("footer")).not.toHaveCount(0);
      await expect(launcher(page)).toBeVisible();
      // Parts of a page that are loaded late make it longer.
      await expect
        .poll(
          () =>
            page.evaluate(() => {
              scrollTo(0, document.documentElement.scrollHeight);
              const button = document.querySelector(".chat-launcher");
              const footer = [...document.querySelectorAll("footer")].at(-1);
              if (!button || !footer) return ["no launcher, or no footer"];
              const box = button.getBoundingClientRect();
              const isUnder = (r: DOMRect) =>
                r.left < box.right && r.right > box.left && r.top < box.bottom && r.bottom > box.top;
              const range = document.createRange();
              range.selectNodeContents(footer);
              const controls = [...document.querySelectorAll("a, button, input, textarea, summary")]
                .filter((control) => !button.contains(control) && control.checkVisibility())
                .map((control) => control.getBoundingClientRect());
              return [...range.getClientRects(), ...controls].filter(isUnder).map(({ x, y }) => `${x} ${y}`);
            }),
          { message: `${path} at ${width} px` },
        )
        .toEqual([]);
    }
  }
});
