import { mkdir } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { layoutShift, watchLayoutShift } from "../fixtures/layout-shift.ts";
import { auditPage } from "../fixtures/lighthouse.ts";
import { listen, origin, serve } from "../fixtures/served-site.ts";
import { finishedDeck, twelveForms, withPictures } from "../fixtures/twelve-sites.ts";

const themes = ["light", "dark"] as const;

async function expectSound(page: Page, path: string): Promise<void> {
  await page.goto(`${origin}/${path}`);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`);
      expect(found, `${path}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

for (const [number, form] of twelveForms.entries())
  for (const hasPictures of [true, false])
    test(`C-31.22 ${form.formData.businessName} ${hasPictures ? "with" : "without"} pictures: a filled deck gives a site without an axe finding in both themes, nothing sideways`, async ({
      page,
    }) => {
      // Every page four times: no test is about time.
      test.setTimeout(900_000);
      const answers = hasPictures ? withPictures(form) : form;
      const { files, faults } = await serve(page, answers, finishedDeck(answers));
      const pages = Object.keys(files).filter((path) => path.endsWith(".html"));
      // Every page of a site once, of its other half the home page.
      const isWhole = hasPictures === (number % 2 === 0);
      for (const path of isWhole ? pages : ["index.html"]) await expectSound(page, path);
      expect(faults).toEqual([]);
    });

for (const width of [390, 768, 1440])
  test(`C-31.24 at ${width} px nothing on a finished site shifts except for a face that loads late, the switch of the theme included`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShift(page);
    for (const form of twelveForms.map(withPictures)) {
      await serve(page, form, finishedDeck(form));
      // A face in place of its fallback moves what is narrower or wider in it; everything else has its place.
      await page.route("**/*.woff2", (route) => route.abort());
      for (const path of ["", "contact/"]) {
        await page.goto(`${origin}/${path}`);
        expect(await layoutShift(page), `${form.formData.businessName}, /${path}`).toBe(0);
      }
      await page.unrouteAll();
    }
  });

test("C-31.23 Lighthouse gives accessibility, best practices and SEO 100 of finished sites, and no agentic audit fails", async () => {
  const folder = test.info().outputDir;
  test.setTimeout(900_000);
  await mkdir(folder, { recursive: true });
  const forms = [0, 4, 5, 9].flatMap((number) => twelveForms[number] ?? []).map(withPictures);
  for (const form of forms) {
    const site = await listen(form, finishedDeck(form));
    for (const page of ["", "contact/"]) {
      const { scores, failures } = await auditPage(`${site.url}${page}`, { folder });
      const where = `${form.formData.businessName}, /${page}`;
      expect(failures, where).toEqual([]);
      for (const [category, score] of Object.entries(scores))
        expect(score, `${where}, ${category}`).toBe(100);
    }
    await site.close();
  }
});
