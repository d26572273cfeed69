import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { deleteDraft } from "@sitewright/contracts";
import { strFromU8, unzipSync } from "fflate";
import { signedInClient } from "../fixtures/account.ts";
import { bakery, logoPng } from "../fixtures/bakery.ts";
import { openStepWithAnswers } from "../fixtures/preview.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

// All tests are the owner's, whose draft of the test before would be merged with the answers of the next one.
test.beforeEach(async ({ context, product }) => {
  await signedInClient(context, product.owner);
  expect((await context.request.delete(deleteDraft.path)).status()).toBe(204);
});

async function exported(page: Page) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Complete Project Data" }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Puts two pictures of one name among the answers, through the media step. */
async function addPictures(page: Page): Promise<void> {
  for (const count of [1, 2]) {
    await page.locator('input[type="file"]').setInputFiles({
      name: "loaf.png",
      mimeType: "image/png",
      // The same bytes again would be the same file, which is stored once.
      buffer: Buffer.concat([logoPng, Buffer.alloc(count - 1)]),
    });
    await expect(page.getByRole("button", { name: "Remove loaf.png" })).toHaveCount(count);
  }
}

test("P-26 the administrator exports the project as a ZIP that holds everything, and the site in it opens", async ({
  page,
}) => {
  await openStepWithAnswers(page, "media");
  await addPictures(page);
  for (const title of ["Tone & Design Style", "Hosting & Legal", "Sitemap Generator"]) {
    await page.getByRole("button", { name: /^Next/ }).click();
    await expectStep(page, title);
  }
  const { name, bytes } = await exported(page);
  expect(name).toBe("Greenwich_Bakehouse_project_data.zip");
  await expect(page.getByText("Project Exported Successfully!")).toBeVisible();
  await expect(
    page.getByText("Your project data has been downloaded and saved to your account."),
  ).toBeVisible();

  const files = unzipSync(bytes);
  const paths = Object.keys(files);
  for (const path of [
    ...["project-data.json", "project-summary.txt", "client-information.txt", "uploaded-files-list.txt"],
    ...["uploaded-media/loaf.png", "uploaded-media/loaf (2).png"],
    ...[
      "spec.json",
      "AGENTS.md",
      "DESIGN.md",
      "TASKS.md",
      "tokens.json",
      "starter-site/sitemap.xml",
      "check.mjs",
    ],
    ...["starter-site/index.html", "starter-site/products/index.html", "starter-site/css/site.css"],
  ])
    expect(paths).toContain(path);
  expect(Buffer.from(files["uploaded-media/loaf.png"] ?? []).equals(logoPng)).toBe(true);
  const text = (path: string): string => strFromU8(files[path] ?? new Uint8Array());
  expect(JSON.parse(text("project-data.json")).formData.businessName).toBe(bakery.businessName);
  expect(text("uploaded-files-list.txt")).toContain("Uploaded files (2, 0 missing)");
  const fonts = [...text("starter-site/css/fonts.css").matchAll(/url\(["']?\.\.\/([^"')]+)/g)];
  expect(fonts.length).toBeGreaterThan(0);
  for (const [, font] of fonts) expect(paths).toContain(`starter-site/${font}`);
});

test("P-26.9 files that the server does not send are reported and listed as missing, the rest is there, another try brings them", {
  tag: "@long",
}, async ({ page }) => {
  await openStepWithAnswers(page, "media");
  await addPictures(page);
  await page.route("**/api/uploads/*/content*", (route) => route.fulfill({ status: 404 }));
  for (const _ of [1, 2, 3]) await page.getByRole("button", { name: /^Next/ }).click();
  await expectStep(page, "Sitemap Generator");
  const files = unzipSync((await exported(page)).bytes);
  expect(strFromU8(files["uploaded-files-list.txt"] ?? new Uint8Array())).toContain("(2, 2 missing)");
  expect(Object.keys(files)).toContain("starter-site/index.html");
  expect(strFromU8(files["MISSING.txt"] ?? new Uint8Array())).toContain("uploaded-media/loaf (2).png");
  await expect(page.getByText("Exported, but 2 of 2 files could not be fetched")).toBeVisible();
  await expect(page.getByText("Project Exported Successfully!")).toBeHidden();

  await page.unroute("**/api/uploads/*/content*");
  const again = page.waitForEvent("download");
  await page.getByRole("button", { name: "Try again" }).click();
  const whole = unzipSync(await readFile(await (await again).path()));
  expect(Object.keys(whole)).toContain("uploaded-media/loaf (2).png");
  expect(Object.keys(whole)).not.toContain("MISSING.txt");
  await expect(page.getByText("Project Exported Successfully!")).toBeVisible();
});

test.describe("while part of the program cannot be fetched", () => {
  test.use({ tolerated: /build-archive|net::ERR_/ });

  test("an export whose code cannot be fetched says so, downloads nothing, and works once it can", {
    tag: "@long",
  }, async ({ page }) => {
    await openStepWithAnswers(page, "sitemap");
    await page.route(/build-archive-[^/]*\.js$/, (route) => route.abort());
    await page.reload();
    await expectStep(page, "Sitemap Generator");
    await page.getByRole("button", { name: "Export Complete Project Data" }).click();
    await expect(page.getByText("The export could not be loaded.")).toBeVisible();
    await page.unroute(/build-archive-[^/]*\.js$/);
    await page.reload();
    await expectStep(page, "Sitemap Generator");
    expect((await exported(page)).name).toBe("Greenwich_Bakehouse_project_data.zip");
  });
});
