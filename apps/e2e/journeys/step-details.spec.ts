import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { steps } from "@sitewright/spec-core/onboarding";
import { signedUpClient } from "../fixtures/account.ts";
import { expectNoSidewaysScroll } from "../fixtures/axe.ts";
import { clientId } from "../fixtures/documents.ts";
import { photograph } from "../fixtures/pictures.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

const places = {
  typography: "Font & Typography",
  theme: "Theme Customization",
  media: "Media & Assets",
  legal: "Hosting & Legal",
} as const;

async function openStep(page: Page, key: keyof typeof places): Promise<void> {
  await page.goto("/app");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const steps = page.getByRole("navigation", { name: "Steps" });
  await steps.getByRole("button", { name: places[key] }).click();
  await expectStep(page, places[key]);
}

const photo = photograph();
const asFile = (name: string) => ({ name, mimeType: "image/png", buffer: photo });
const tile = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Remove ${name}` }) });

/** The number of files that wait in the browser's database, which the page creates with the first. */
const countWaitingFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === "sitewright")) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open("sitewright");
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const count = opening.result.transaction("waiting-files").objectStore("waiting-files").count();
        count.onerror = () => reject(count.error);
        count.onsuccess = () => {
          opening.result.close();
          resolve(count.result);
        };
      };
    });
  });

test.describe("uploads", () => {
  test("P-15.10 S-05.15 a pasted screenshot is stored, and its tile loads the small preview, not the picture", async ({
    page,
    context,
  }) => {
    await signedUpClient(context);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openStep(page, "media");
    await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const picture = new Blob([bytes], { type: "image/png" });
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    }, photo.toString("base64"));
    const preview = page.waitForResponse(/\/api\/uploads\/[^/]+\/preview$/);
    await page.keyboard.press("Control+V");
    const response = await preview;
    expect(response.headers()["content-type"]).toBe("image/webp");
    expect((await response.body()).length).toBeLessThan(photo.length / 2);
    const picture = page
      .getByRole("listitem")
      .filter({ hasText: /pasted-\d{6}\.png/ })
      .getByRole("presentation");
    await expect
      .poll(() =>
        picture.first().evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBe(640);
  });

  test("P-15.11 Cancel breaks an upload off: nothing is listed and nothing is stored", async ({
    page,
    context,
  }) => {
    await signedUpClient(context);
    await openStep(page, "media");
    const line = await context.newCDPSession(page);
    await line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 20 * 1024,
    });
    await page.locator('input[type="file"]').setInputFiles(asFile("slow.png"));
    const bar = page.getByRole("progressbar", { name: "Uploading slow.png" });
    await expect(bar).toBeVisible();
    await expect(page.locator('li img[src^="blob:"]')).toBeVisible();
    await page.getByRole("button", { name: "Cancel upload of slow.png" }).click();
    await expect(bar).toBeHidden();
    await expect(page.getByRole("heading", { name: "No files yet" })).toBeVisible();
  });

  test.describe("with a line that breaks", () => {
    test.use({ tolerated: /net::ERR_|status of 500/ });

    test("P-17.1 P-17.2 a failure shows the picture with 'Not uploaded', and Retry stores it", async ({
      page,
      context,
    }) => {
      await signedUpClient(context);
      await openStep(page, "media");
      await page.route("**/api/uploads", (route) => route.fulfill({ status: 500, body: "" }));
      await page.locator('input[type="file"]').setInputFiles(asFile("shop.png"));
      await expect(tile(page, "shop.png").getByText("Not uploaded")).toBeVisible();
      await expect(tile(page, "shop.png").locator('img[src^="blob:"]')).toBeVisible();
      await page.unroute("**/api/uploads");
      await tile(page, "shop.png")
        .getByRole("button", { name: /^Retry/ })
        .click();
      await expect(tile(page, "shop.png").getByText("Not uploaded")).toBeHidden();
      await expect(tile(page, "shop.png").locator('img[src$="/preview"]')).toBeVisible();
    });

    test("P-05.23 the bytes of a file that was not uploaded outlive a reload, and are stored once the line holds", {
      tag: "@long",
    }, async ({ page, context }) => {
      await signedUpClient(context);
      await openStep(page, "media");
      await page.route("**/api/uploads", (route) => route.fulfill({ status: 500, body: "" }));
      await page.locator('input[type="file"]').setInputFiles(asFile("shop.png"));
      const shop = tile(page, "shop.png");
      await expect(shop.getByText("Not uploaded")).toBeVisible();
      // A browser writes the bytes in its own time; until then it asks before the page is left.
      await expect.poll(() => countWaitingFiles(page)).toBe(1);
      await page.reload();
      await expect(shop.getByText("Not uploaded")).toBeVisible();
      await expect(shop.locator('img[src^="blob:"]')).toBeVisible();
      await page.unroute("**/api/uploads");
      // An automatic retry may come before the press, or may have begun while the line was broken: then it is pressed again.
      await expect(async () => {
        await shop
          .getByRole("button", { name: /^Retry/ })
          .click({ timeout: 1000 })
          .catch(() => {});
        await expect(shop.getByText("Not uploaded")).toBeHidden({ timeout: 5000 });
      }).toPass();
      await expect(shop.locator('img[src$="/preview"]')).toBeVisible();
    });
  });
});

test("P-12.13 locked colours stay while Randomize draws the others, and one click undoes it", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  await openStep(page, "theme");
  const color = (name: string) => page.getByRole("textbox", { name, exact: true });
  await color("Primary").fill("#7A2414");
  await page.getByRole("button", { name: "Lock Primary" }).click();
  const accent = await color("Accent").inputValue();
  for (let draw = 0; draw < 4; draw += 1) {
    await page.getByRole("button", { name: "Randomize" }).click();
    await expect(color("Primary")).toHaveValue("#7A2414");
  }
  const drawn = await color("Accent").inputValue();
  expect(drawn).not.toBe(accent);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(color("Accent")).not.toHaveValue(drawn);
});

test("P-33.3 a palette saved in one browser is there in another one, and survives a reset", {
  tag: "@long",
}, async ({ page, context, browser, product }) => {
  const { email, password } = await signedUpClient(context);
  await openStep(page, "theme");
  await page.getByRole("button", { name: "Save palette" }).click();
  await page.getByRole("textbox", { name: "Palette name" }).fill("Autumn");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "Autumn" })).toBeVisible();
  await expect(page.getByText(/only on this device/)).toBeHidden();

  const elsewhere = await browser.newContext({ baseURL: product.origin });
  await elsewhere.request.post("/api/auth/sign-in", { data: { email, password } });
  const other = await elsewhere.newPage();
  await openStep(other, "theme");
  await expect(other.getByRole("radio", { name: "Autumn" })).toBeVisible();
  await elsewhere.close();

  await page
    .getByRole("navigation", { name: "Steps" })
    .getByRole("button", { name: "Sitemap Generator" })
    .click();
  await page.getByRole("button", { name: "Reset" }).click();
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  const reloaded = page.waitForEvent("load");
  await question.getByRole("button", { name: "Reset" }).click();
  await reloaded;
  await expectStep(page, "Welcome");
  await openStep(page, "theme");
  await expect(page.getByRole("radio", { name: "Autumn" })).toBeVisible();
});

test("P-11.17 P-11.20 a font's files are fetched when its row is looked at, each from our own origin", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  await openStep(page, "typography");
  await page.getByRole("group", { name: "Heading 1" }).getByRole("combobox", { name: "Font" }).click();
  const option = page.getByRole("option", { name: "Abril Fatface" });
  expect(fonts.filter((path) => path.includes("abril"))).toEqual([]);
  await option.scrollIntoViewIfNeeded();
  await expect.poll(() => fonts.some((path) => path.includes("abril-fatface"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(option).toBeHidden();
});

test.describe("the agreement", () => {
  test("P-19.10 P-19.13 acceptance is recorded by the server, and the record holds who, when and the very text", async ({
    page,
    context,
  }) => {
    const { email } = await signedUpClient(context);
    await openStep(page, "legal");
    await page.getByRole("button", { name: "Read the full agreement" }).click();
    const dialog = page.getByRole("dialog", { name: "Mutual Non-Disclosure Agreement" });
    const offered = page.waitForEvent("download");
    await dialog.getByRole("link", { name: "Download as text" }).click();
    const text = await readFile(await (await offered).path(), "utf8");
    await dialog.getByRole("button", { name: "Accept the NDA" }).click();
    await expect(
      page.getByText(new RegExp(`^Accepted \\d\\d:\\d\\d on .* by Ada Baker \\(${email}\\)$`)),
    ).toBeVisible();

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: /^Download the record/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^nda-accepted-\d{4}-\d\d-\d\d\.txt$/);
    const record = await readFile(await file.path(), "utf8");
    expect(record).toContain(createHash("sha256").update(text, "utf8").digest("hex"));
    expect(record).toContain(text);
    expect(record).toContain(email);

    await page.getByRole("button", { name: "Withdraw acceptance" }).click();
    await expect(page.getByText(/^Withdrawn \d\d:\d\d on /)).toBeVisible();
    await expect(page.getByText("1 earlier record")).toBeVisible();
  });

  test.describe("without a connection", () => {
    test.use({ tolerated: /net::ERR_|status of 500/ });

    test("P-19.15 it waits on the device, says so, and is recorded when the line is back", async ({
      page,
      context,
    }) => {
      await signedUpClient(context);
      await openStep(page, "legal");
      await expect(page.getByRole("button", { name: "Accept the NDA" })).toBeVisible();
      await context.setOffline(true);
      await page.getByRole("button", { name: "Accept the NDA" }).click();
      await expect(page.getByText(/on this device\. Not recorded yet/)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(/^Accepted \d\d:\d\d on .* by Ada Baker/)).toBeVisible();
    });
  });
});

test.describe("text at 200 %", () => {
  test.use({ hasTouch: true, reducedMotion: "reduce" });

  test("P-31.78 on a phone with text at 200 % the buttons and fields of every step and screen are in the window", async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await signedUpClient(context);
    const browser = await context.newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await page.goto("/app");
    await expectStep(page, "Welcome");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    const bar = page.getByRole("navigation", { name: "Steps" });
    for (const [index, { key, title }] of steps.entries()) {
      await bar.getByRole("button", { name: new RegExp(`^${index + 1}\\. `) }).tap();
      await expectStep(page, title);
      if (key === "legal") await page.getByRole("switch", { name: "I already have a domain" }).check();
      const last = key === "sitemap" ? "Finish & Submit Project" : /^Next/;
      await expect(page.getByRole("button", { name: last })).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page, key);
      const cut = await page
        .getByRole("main")
        .evaluate((main) =>
          [...main.querySelectorAll<HTMLElement>("input, textarea, select, h1, h2, label")]
            .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth)
            .map((part) => part.id || part.textContent),
        );
      expect(cut, key).toEqual([]);
    }
    for (const [path, button] of [
      ["/app/settings", "theme"],
      ["/app/projects", "theme"],
      [`/profile/${await clientId(context)}`, "Menu"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("button", { name: button })).toBeInViewport({
        ratio: 1,
      });
      await expectNoSidewaysScroll(page, path);
    }
  });
});
