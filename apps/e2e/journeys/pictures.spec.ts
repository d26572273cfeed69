import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { signedUpClient } from "../fixtures/account.ts";
import { expectNoSidewaysScroll } from "../fixtures/axe.ts";
import { photograph } from "../fixtures/pictures.ts";
import { expect, test } from "../fixtures/test.ts";
import { openStep } from "../fixtures/wizard.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const heic = await readFile(fileURLToPath(new URL("../fixtures/iphone.heic", import.meta.url)));
const photo = photograph(600, 400);
const limitBytes = 10 * 1024 * 1024;
/** A photograph of more bytes: decoders ignore bytes after the end of a PNG. */
const heavy = (sizeBytes: number) => Buffer.concat([photo, Buffer.alloc(sizeBytes - photo.length, 7)]);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "", buffer });
const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type="file"]').first().setInputFiles(files);
const tile = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Remove ${name}` }) });
const stored = (page: Page, name: string) => tile(page, name).locator('img[src$="/preview"]');

/** The size of a page's picture, and the colour in the middle of its upper and its lower half. */
const look = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const response = await fetch(url);
    const bitmap = await createImageBitmap(await response.blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d", { colorSpace: "display-p3" });
    context?.drawImage(bitmap, 0, 0);
    const at = (y: number) => [
      ...(context?.getImageData(bitmap.width / 2, bitmap.height * y, 1, 1).data ?? []),
    ];
    return {
      type: response.headers.get("content-type"),
      size: [bitmap.width, bitmap.height],
      above: at(0.25),
      below: at(0.75),
    };
  }, address);

const storedFiles = (page: Page) =>
  page.evaluate((): { id: string; name: string; role?: string; isTemporary?: boolean }[] =>
    JSON.parse(localStorage.getItem("onboarding_uploadedFiles") ?? "[]"),
  );

test("P-41.8 an iPhone's HEIC is stored as a JPEG, upright and in its own colours, under the page's strict policy", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await openStep(page, "media");
  await choose(page, file("IMG_4711.HEIC", heic), file("renamed.jpg", heic));
  await expect(stored(page, "IMG_4711.jpg")).toBeVisible();
  await expect(stored(page, "renamed.jpg")).toBeVisible();
  const [first] = await storedFiles(page);
  const seen = await look(page, `/api/uploads/${first?.id}/content`);
  expect([seen.type, seen.size]).toEqual(["image/jpeg", [240, 320]]);
  const [red, green] = [seen.below, seen.above];
  // Full red and green of Display P3, as lossy as a JPEG is; read as sRGB the red would be at most 234, the green 251.
  expect(red[0]).toBeGreaterThan(245);
  expect(red[1]).toBeLessThan(40);
  expect(green[1]).toBeGreaterThan(245);
  expect(green[0]).toBeLessThan(60);
});

test("P-41.8 a HEIC that cannot be opened is left out, with the way out", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await openStep(page, "media");
  await choose(page, file("broken.heic", heic.subarray(0, heic.length / 2)));
  await expect(
    page.getByText(/^broken\.heic: .*Settings → Camera → Formats → Most Compatible/),
  ).toBeVisible();
  expect(await storedFiles(page)).toEqual([]);
});

test(
  "P-41.5 photographs above the limit are asked about once, made smaller with their size said, and sent",
  { tag: "@long" },
  async ({ page, context }, testInfo) => {
    await signedUpClient(context);
    await openStep(page, "media");
    const heavies = { "shop.png": 14 * 1024 * 1024, "oven.png": limitBytes + 1, "fits.png": limitBytes };
    const paths = Object.entries(heavies).map(([name, sizeBytes]) => {
      const path = testInfo.outputPath(name);
      writeFileSync(path, heavy(sizeBytes));
      return path;
    });
    await page.locator('input[type="file"]').setInputFiles(paths);
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("2 photos are larger than the limit of 10.0 MB.");
    await expect(question.getByText(/14\.0 MB → .*600 × 400 pixels/)).toBeVisible();
    await question.getByRole("button", { name: "Resize and upload" }).tap();
    await expect(stored(page, "fits.png")).toBeVisible();
    await expect(stored(page, "shop.jpg")).toBeVisible();
    await expect(stored(page, "oven.jpg")).toBeVisible();
    expect(await storedFiles(page)).toHaveLength(3);
  },
);

test("P-41.5 one that its person does not want smaller is left out, and said so; one that cannot be opened too", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  await openStep(page, "media");
  await choose(page, file("shop.png", heavy(limitBytes + 1)));
  await expect(page.getByRole("alertdialog")).toContainText(
    "This photo is 10.0 MB; the limit is 10.0 MB. Resize and upload it?",
  );
  await page.getByRole("button", { name: "Leave it out" }).tap();
  await expect(page.getByText("shop.png was left out because it is larger than 10 MB.")).toBeVisible();
  await choose(
    page,
    file("noise.jpg", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(limitBytes, 1)])),
  );
  await expect(page.getByRole("alertdialog")).toContainText("This photo could not be opened.");
  await expect(page.getByRole("button", { name: "Resize and upload" })).toBeHidden();
  await page.getByRole("button", { name: "Leave it out" }).tap();
  await expect(page.getByText(/^noise\.jpg: This photo could not be opened/)).toBeVisible();
  expect(await storedFiles(page)).toEqual([]);
});

test("P-41.3 a PNG that is called .jpg is stored as the PNG that it is", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await openStep(page, "media");
  await choose(page, file("holiday.jpg", photo));
  await expect(stored(page, "holiday.png")).toBeVisible();
});

test("P-41.6 what a picture is for is chosen at its tile, and is there after a reload", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  await openStep(page, "media");
  await choose(page, file("ada.png", photo));
  const choice = page.getByLabel("Use as: ada.png");
  await expect(choice).toHaveValue("other");
  await choice.selectOption("Team");
  await page.reload();
  await expect(page.getByLabel("Use as: ada.png")).toHaveValue("team");
  await expectNoSidewaysScroll(page, "Media & Assets");
});

/** The number of files that the browser keeps for later. */
const countWaiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const opening = indexedDB.open("sitewright");
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("waiting-files").objectStore("waiting-files").count();
          counting.onerror = () => fail(counting.error);
          counting.onsuccess = () => {
            opening.result.close();
            done(counting.result);
          };
        };
      }),
  );

test.describe("without a line", () => {
  test.use({ tolerated: /net::ERR_/ });

  test("P-41.9 three pictures that are dropped are stored when it is back, each once, without a touch", {
    tag: "@long",
  }, async ({ page, context }) => {
    await signedUpClient(context);
    await openStep(page, "media");
    await expect(page.locator('input[type="file"]')).toHaveAttribute("accept", /heic/);
    await context.setOffline(true);
    const names = ["a.png", "b.png", "c.png"];
    await choose(page, ...names.map((name) => file(name, photo)));
    for (const name of names)
      await expect(tile(page, name).getByText(/^Waiting for a connection/)).toBeVisible();
    await context.setOffline(false);
    for (const name of names) await expect(stored(page, name)).toBeVisible();
    const files = await storedFiles(page);
    expect(files.map(({ name }) => name).toSorted()).toEqual(names);
    expect(files.filter(({ isTemporary }) => isTemporary)).toEqual([]);
  });

  test("P-41.9 what waited is sent after a reload too", { tag: "@long" }, async ({ page, context }) => {
    await signedUpClient(context);
    await openStep(page, "media");
    await page.route("**/api/uploads", (route) => route.abort("failed"));
    await choose(page, file("shop.png", photo));
    await expect(tile(page, "shop.png").getByText(/^Waiting for a connection/)).toBeVisible();
    // Until then the browser would ask before the page is left, which nobody does here.
    await expect.poll(() => countWaiting(page)).toBe(1);
    await page.unroute("**/api/uploads");
    await page.reload();
    await expect(stored(page, "shop.png")).toBeVisible();
    expect(await storedFiles(page)).toHaveLength(1);
  });
});
