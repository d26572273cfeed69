import { expect, type Page, test } from "@playwright/test";
import { readStatements } from "@sitewright/spec-core/content";
import {
  defaultOnboarding,
  type Onboarding,
  pageLayoutNames,
  toneOptions,
} from "@sitewright/spec-core/onboarding";
import { expectNoSeriousFinding, views } from "../fixtures/axe.ts";
import { siteCount } from "../fixtures/businesses.ts";
import { origin, serve } from "../fixtures/served-site.ts";
import { variants } from "../fixtures/variants.ts";

/** The home page of one site in the short run, every page of all sixty in the long one. */
const numbers = variants({
  usual: [22],
  all: Array.from({ length: siteCount }, (_, number) => number),
});

// The long run opens each of up to twenty pages in six views.
test.describe.configure({ timeout: 600_000 });

for (const number of numbers)
  test(`C-23.1 starter site ${number}: no serious axe finding, no console error, no request outside, in both themes at 360 and 1440 px`, async ({
    page,
  }) => {
    const { files, faults } = await serve(page, number);
    const pages = Object.keys(files).filter((path) => path.endsWith(".html"));
    expect(pages.length).toBeGreaterThan(3);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of process.env.TEST_FULL ? pages : ["index.html"]) {
      await page.goto(`${origin}/${path}`);
      for (const { theme: colorScheme, width } of views) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const where = `${path}, ${colorScheme}, ${width} px`;
        await expectNoSeriousFinding(page, where);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    }
    expect(faults).toEqual([]);
  });

test("C-23.3 a starter site works without JavaScript: every page is reached through its navigation", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { files } = await serve(page, 15);
  await page.goto(`${origin}/`);
  const links = await page
    .locator("header nav a")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const linked = new Set(links.map((href) => new URL(href).pathname.replace(/^\/|\/$/g, "")));
  expect(linked.size).toBeGreaterThan(3);
  for (const href of new Set(links)) {
    const response = await page.goto(href);
    expect(response?.status(), href).toBe(200);
    await expect(page.locator("h1")).toHaveCount(1);
  }
  expect(Object.keys(files)).toContain("index.html");
  await context.close();
});

/** A site whose name is this, with everything that shows the name. */
const named = (businessName: string, rest: Partial<Onboarding> & { tone?: string }): Onboarding => {
  const { tone = "", ...form } = rest;
  return {
    ...defaultOnboarding,
    layoutSections: {
      ...defaultOnboarding.layoutSections,
      hero: true,
      features: true,
      portfolio: true,
      team: true,
    },
    ...form,
    formData: {
      ...defaultOnboarding.formData,
      businessName,
      tone,
      audience: "Bauherrengemeinschaften",
      pages: ["Home", "About", "Services", "Testimonials", "Portfolio", "Contact"],
    },
  };
};

/** The words of headings, of the business's name and of page names that are broken over more than one line. */
const brokenWords = (page: Page) =>
  page.locator("h1, h2, .brand, .footer-name, .nav a, .footer-nav a").evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = element.firstChild;
      const range = document.createRange();
      return [...(text?.textContent ?? "").matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        if (!text) return [];
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [`${word} in ${element.tagName} ${element.className}`] : [];
      });
    }),
  );

for (const tone of variants({ usual: toneOptions.slice(0, 1), all: toneOptions }))
  test(`C-22.19 ${tone}: no word of a headline or a page's name is broken and nothing scrolls sideways, from 320 px on`, async ({
    page,
  }) => {
    for (const pageLayout of process.env.TEST_FULL ? pageLayoutNames : ["contained" as const]) {
      await serve(page, named("Brandt Wirtschaftsprüfung Konstruktionen", { tone, pageLayout }));
      for (const path of ["", "testimonials/"])
        for (const width of process.env.TEST_FULL ? [320, 375, 768, 1024, 1440] : [320, 1024]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`${origin}/${path}`);
          await page.evaluate(() => document.fonts.ready);
          expect(await brokenWords(page), `${pageLayout}, /${path} at ${width} px`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      await page.unrouteAll();
    }
  });

test("C-22.19 Corporate: without facts beside it the opening has the whole width", async ({ page }) => {
  for (const pageLayout of pageLayoutNames) {
    const form = named("Kiln", { tone: "Corporate", pageLayout });
    await serve(page, { ...form, formData: { ...form.formData, audience: "" } });
    await page.goto(`${origin}/`);
    const text = await page.locator(".hero-text").boundingBox();
    const picture = await page.locator(".hero .shot").boundingBox();
    expect(text?.width, pageLayout).toBe(picture?.width);
    await page.unrouteAll();
  }
});

test("C-22.19 on a phone the switch of the theme is beside the menu, however long the name is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const name of ["Kiln", "Brandt Konstruktionen", "Hartmann Rechtsanwaltsgesellschaft"]) {
    await page.unrouteAll();
    await serve(page, named(name, { tone: "Bold" }));
    await page.goto(`${origin}/`);
    const menu = await page.getByRole("button", { name: "Menu" }).boundingBox();
    const theme = await page.getByRole("button", { name: /^Dark colou?rs$/ }).boundingBox();
    expect(Math.abs((menu?.y ?? 0) - (theme?.y ?? 99)), name).toBeLessThan(8);
    const edge = await page
      .locator(".header-row")
      .evaluate((row) => row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingRight));
    // The disc in the middle of the button, 18 px wide, ends where the content does.
    expect((theme?.x ?? 0) + (theme?.width ?? 0) / 2 + 9, name).toBeCloseTo(edge, 0);
    expect((theme?.x ?? 0) + (theme?.width ?? 0), name).toBeLessThanOrEqual(320);
  }
});

test("C-22.20 words of a script that runs from right to left keep their full stop at their end", async ({
  page,
}) => {
  const form = named("مخبز النور", { tone: "Modern" });
  const formData = { ...form.formData, description: "نخبز الخبز كل صباح. نبيع الكعك أيضا." };
  const wordChoices = readStatements(formData).map(({ id }) => ({ id, print: true }));
  await serve(page, { ...form, formData: { ...formData, wordChoices } });
  await page.goto(`${origin}/`);
  const [first, stop] = await page.locator(".statement").evaluate((statement) => {
    const text = statement.firstChild;
    const length = text?.textContent?.length ?? 0;
    const leftOf = (index: number): number => {
      const range = document.createRange();
      if (text) range.setStart(text, index);
      if (text) range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    return [leftOf(0), leftOf(length - 1)];
  });
  expect(stop).toBeLessThan(first ?? 0);
});

test("C-36.215 a single service has the width of its list, its drawing beside its words, and legal pages keep their line in the footer", async ({
  page,
}) => {
  const { formData } = defaultOnboarding;
  const offers = [{ name: "Hand-tied bouquet", what: "what the field gives", price: "from £38" }];
  const contact = { ...formData.contact, country: "GB" };
  const pages = ["Home", "Services", "Contact"];
  for (const pageLayout of pageLayoutNames) {
    const form: Onboarding = {
      ...defaultOnboarding,
      pageLayout,
      formData: { ...formData, businessName: "Wild Thyme", niche: "Florist", pages, offers, contact },
      layoutSections: { ...defaultOnboarding.layoutSections, services: true },
    };
    await serve(page, form);
    await page.goto(`${origin}/`);
    const box = (selector: string) => page.locator(selector).first().boundingBox();
    const [list, item] = [await box(".items"), await box(".items > .item")];
    expect(item?.width, pageLayout).toBe(list?.width);
    const [drawing, title] = [await box(".item .motif"), await box(".item h3")];
    expect(title?.x, pageLayout).toBeGreaterThan((drawing?.x ?? 0) + (drawing?.width ?? 0));
    const heights = await page
      .locator(".footer-nav a")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights.length, pageLayout).toBeGreaterThan(2);
    expect(new Set(heights).size, pageLayout).toBe(1);
    await page.unrouteAll();
  }
});

test("C-36.238 the drawing beside prices that are still to come ends before the next section, and a phone number is not broken", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { formData } = defaultOnboarding;
  const contact = { ...formData.contact, country: "GB", phone: "01373 960 118" };
  for (const pageLayout of pageLayoutNames) {
    const form: Onboarding = {
      ...defaultOnboarding,
      pageLayout,
      formData: { ...formData, niche: "Gym", pages: ["Home", "Contact"], tone: "Minimalist", contact },
      layoutSections: { ...defaultOnboarding.layoutSections, pricing: true, team: true },
    };
    await serve(page, form);
    await page.goto(`${origin}/`);
    const drawing = await page.locator(".pricing .motif").first().boundingBox();
    const section = await page.locator(".pricing").first().boundingBox();
    const end = (section?.y ?? 0) + (section?.height ?? 0);
    expect((drawing?.y ?? end) + (drawing?.height ?? 1), pageLayout).toBeLessThanOrEqual(end);
    await page.goto(`${origin}/contact/`);
    const lines = await page.locator(".reach .way-phone a").evaluate((link) => link.getClientRects().length);
    expect(lines, pageLayout).toBe(1);
    await page.unrouteAll();
  }
});

test("a page in dark colors is printed in black on white, with the answers that are closed on the screen", async ({
  page,
}) => {
  const { formData, themeColors } = defaultOnboarding;
  const contact = { ...formData.contact, country: "GB", phone: "01373 960 118", email: "a@gym.example" };
  const offers = [{ name: "Day pass", what: "", price: "£8" }];
  const dark = { background: "#0B0B0B", text: "#F5F5F5", h1: "#F5F5F5", h2: "#F5F5F5", h3: "#F5F5F5" };
  await serve(page, {
    ...defaultOnboarding,
    formData: { ...formData, niche: "Gym", pages: ["Home", "FAQ"], tone: "Bold", contact, offers },
    layoutSections: { ...defaultOnboarding.layoutSections, hero: true, pricing: true },
    themeColors: { ...themeColors, ...dark },
  });
  await page.emulateMedia({ media: "print" });
  for (const path of ["", "faq/"]) {
    await page.goto(`${origin}/${path}`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
    const painted = await page.locator("body, main, main :visible, footer :visible").evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
        return [color, backgroundColor, backgroundImage];
      }),
    );
    expect([...new Set(painted)].sort()).toEqual(["none", "rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]);
  }
  const answers = page.locator(".question p");
  expect(await answers.count()).toBeGreaterThan(1);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test("Modern: the button that ends a page of questions stays clear of the line above it", async ({
  page,
}) => {
  const { formData } = defaultOnboarding;
  const answers = {
    ...formData,
    tone: "Modern",
    goals: ["Generate Leads"],
    pages: ["Home", "FAQ", "Contact"],
  };
  await serve(page, { ...defaultOnboarding, formData: answers });
  await page.goto(`${origin}/faq/`);
  const closing = await page.locator(".closing").boundingBox();
  const button = await page.locator(".closing .button").boundingBox();
  expect((button?.y ?? 0) - (closing?.y ?? 0)).toBeGreaterThan(24);
});

test("a story of several paragraphs has more of the line than the drawing beside it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const sentences = ["oak", "ash", "elm", "yew", "fir", "box", "bay", "fig", "tea", "rye"].map(
    (wood) => `Bowls of ${wood} are turned slowly on a lathe that stands at the back of the shop.`,
  );
  const { formData } = defaultOnboarding;
  const answers = {
    ...formData,
    niche: "Woodturner",
    pages: ["Home", "About", "Contact"],
    description: sentences.join(" "),
  };
  const wordChoices = readStatements(answers).map(({ id }) => ({ id, print: true }));
  for (const pageLayout of pageLayoutNames) {
    await serve(page, { ...defaultOnboarding, pageLayout, formData: { ...answers, wordChoices } });
    await page.goto(`${origin}/about/`);
    const [text, drawing] = await page
      .locator(".story-grid > *")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    expect(await page.locator(".story .prose > p").count(), pageLayout).toBeGreaterThan(1);
    expect(text, pageLayout).toBeGreaterThan(drawing ?? Number.POSITIVE_INFINITY);
    await page.unrouteAll();
  }
});
