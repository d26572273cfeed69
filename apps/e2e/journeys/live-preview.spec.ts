import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { signedUpClient } from "../fixtures/account.ts";
import { expectNoSidewaysScroll } from "../fixtures/axe.ts";
import { bakery, logoPng } from "../fixtures/bakery.ts";
import { finishedForm } from "../fixtures/onboarding.ts";
import { openStepWithAnswers, pressInPreview, previewFrame } from "../fixtures/preview.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

const fromPortal = createRequire(resolve(import.meta.dirname, "../../portal/package.json"));
const hero = { ...defaultOnboarding.layoutSections, hero: true, services: true, contact: true };

test.beforeEach(async ({ context }) => {
  await signedUpClient(context);
});

test("P-30.1 what is typed is shown in the site beside it, and the page keeps its scroll position", async ({
  page,
}) => {
  await openStepWithAnswers(page, "questionnaire", { layoutSections: hero });
  const frame = await previewFrame(page);
  const name = page.getByLabel(/^Business name/);
  await name.fill("");
  await page.keyboard.type("Kiln & Co");
  await expect(frame.locator(".footer-name")).toHaveText("Kiln & Co");
  await frame.evaluate(() => scrollTo(0, 400));
  await page.keyboard.type(", potters");
  await expect(frame.locator(".footer-name")).toHaveText("Kiln & Co, potters");
  expect(await frame.evaluate(() => scrollY)).toBe(400);
});

test("P-30.2 the site is shown at the width of a desktop, a tablet and a phone", { tag: "@long" }, async ({
  page,
}) => {
  await openStepWithAnswers(page, "questionnaire");
  const frame = await previewFrame(page);
  const width = () => frame.evaluate(() => innerWidth);
  await expect.poll(width).toBe(1280);
  await page.getByRole("radio", { name: "Tablet" }).check();
  await expect.poll(width).toBe(768);
  await page.getByRole("radio", { name: "Phone" }).check();
  await expect.poll(width).toBe(390);
});

test("P-30.15 a window that gets narrow is not scrolled sideways while the preview has not measured it yet", {
  tag: "@long",
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStepWithAnswers(page, "welcome");
  await previewFrame(page);
  await page.setViewportSize({ width: 360, height: 900 });
  await expectNoSidewaysScroll(page, "narrowed");
});

test("P-30.3 the field that is worked on fills its letter and lights its place; the other letters step back", {
  tag: "@long",
}, async ({ page }) => {
  await openStepWithAnswers(page, "theme", { layoutSections: hero });
  const frame = await previewFrame(page);
  const pin = (name: string) => frame.locator(`[data-place="themeColors.${name}"]`);
  await expect(pin("h2")).toHaveText("f");
  await page.getByRole("textbox", { name: "H2", exact: true }).focus();
  await expect(pin("h2")).toHaveAttribute("data-faded", "false");
  await expect(pin("primary")).toHaveAttribute("data-faded", "true");
  await expect(pin("primary")).toHaveCSS("opacity", "0.4");
  await expect(frame.locator(".ring[data-kind=lit]")).toBeVisible();
  await expect(frame.locator("main h2").first()).toBeInViewport();
  await page.getByRole("listitem").filter({ hasText: "Primary" }).first().hover();
  await expect(pin("primary")).toHaveAttribute("data-faded", "false");
  await expect(pin("h2")).toHaveAttribute("data-faded", "true");
});

test("P-30.4 a letter in the site leads to its field, by mouse and by keyboard", async ({ page }) => {
  await openStepWithAnswers(page, "questionnaire", { layoutSections: hero });
  const frame = await previewFrame(page);
  await pressInPreview(page, frame.getByRole("button", { name: "Go to What your business does" }));
  await expect(page.getByLabel(/^What does your business do/)).toBeFocused();
  await frame.getByRole("button", { name: "Go to Business name" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(/^Business name/)).toBeFocused();
});

test("P-30.5 a part of the site leads to the step that it came from", { tag: "@long" }, async ({ page }) => {
  await openStepWithAnswers(page, "media", { layoutSections: hero });
  const frame = await previewFrame(page);
  await pressInPreview(page, frame.locator(".footer-name"));
  await expectStep(page, "Client Questionnaire");
  await expect(page.getByLabel(/^Business name/)).toBeFocused();
});

test("P-30.6 the pages of the site can be chosen, and its links lead to them", { tag: "@long" }, async ({
  page,
}) => {
  await openStepWithAnswers(page, "questionnaire");
  const frame = await previewFrame(page);
  const address = frame.url();
  await page.getByLabel("Page", { exact: true }).selectOption("About");
  await expect(frame.locator("h1")).toHaveText("About");
  await pressInPreview(
    page,
    frame.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }),
  );
  await expect(frame.locator("h1")).toHaveText("FAQ");
  await expect(page.getByLabel("Page", { exact: true })).toHaveValue(/faq/i);
  expect(frame.url()).toBe(address);
});

test("P-30.16 the switch of the site's theme shows its dark colours and goes back, and stays as set while one types", {
  tag: "@long",
}, async ({ page }) => {
  await openStepWithAnswers(page, "questionnaire", { layoutSections: hero });
  const frame = await previewFrame(page);
  const toggle = frame.getByRole("button", { name: /^Dark colou?rs$/ });
  const ground = () => frame.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await pressInPreview(page, toggle);
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.getByLabel(/^Business name/).fill("Night Kiln");
  await expect(frame.locator(".footer-name")).toHaveText("Night Kiln");
  expect(await ground()).toBe(dark);
  await pressInPreview(page, toggle);
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  expect(await ground()).toBe(light);
});

test.describe("on a machine set to dark", () => {
  test.use({ colorScheme: "dark" });

  test("P-30.17 the site shows the chosen colours, which are the light ones", { tag: "@long" }, async ({
    page,
  }) => {
    await openStepWithAnswers(page, "theme", { layoutSections: hero });
    const frame = await previewFrame(page);
    await page.getByRole("textbox", { name: "Background", exact: true }).fill("#FFF1D6");
    await expect(frame.locator("body")).toHaveCSS("background-color", "rgb(255, 241, 214)");
    await pressInPreview(page, frame.getByRole("button", { name: /^Dark colou?rs$/ }));
    await expect(frame.locator("body")).not.toHaveCSS("background-color", "rgb(255, 241, 214)");
  });
});

test("P-30.18 a home page without a form shows the button style at the button that it has", {
  tag: "@long",
}, async ({ page }) => {
  await openStepWithAnswers(page, "theme", {
    layoutSections: { ...defaultOnboarding.layoutSections },
    formData: { ...finishedForm.formData, goals: ["Generate Leads"], pages: ["Home", "Contact"] },
  });
  const frame = await previewFrame(page);
  await expect(frame.locator('[data-place="selectedButtonStyle"]')).toHaveText("h");
});

test("P-30.19 a question that was opened in the site stays open while one types, and is closed on the next visit", {
  tag: "@long",
}, async ({ page }) => {
  await openStepWithAnswers(page, "questionnaire", {
    formData: {
      ...finishedForm.formData,
      contentStyle: "Casual",
      contact: {
        ...finishedForm.formData.contact,
        phone: "020 7946 0000",
        address: "1 Kiln Lane, London",
        openingHours: "Mon-Fri 9-5",
      },
    },
  });
  const frame = await previewFrame(page);
  const choice = page.getByLabel("Page", { exact: true });
  await choice.selectOption("FAQ");
  const question = frame.locator("details.question:not([open])").first();
  const id = await question.locator("summary").textContent();
  const opened = frame.locator("details.question").filter({ hasText: id ?? "" });
  await pressInPreview(page, question.locator("summary"));
  await expect(opened).toHaveAttribute("open");
  await page.getByLabel(/^Business name/).fill("Asked Kiln");
  await expect(frame.locator(".footer-name")).toHaveText("Asked Kiln");
  await expect(opened).toHaveAttribute("open");
  await choice.selectOption("Home");
  await expect(frame.locator(".footer-name")).toHaveText("Asked Kiln");
  await choice.selectOption("FAQ");
  await expect(frame.locator("h1")).toHaveText("FAQ");
  await expect(opened).not.toHaveAttribute("open");
});

test("P-30.95 the letters of the pages are on the phone's page too, whose menu is closed", {
  tag: "@long",
}, async ({ page }) => {
  const pages = ["Home", "About", "Products", "FAQ", "Team", "Contact"];
  await openStepWithAnswers(page, "questionnaire", {
    formData: { ...finishedForm.formData, pages, customPages: ["Wholesale"] },
  });
  const frame = await previewFrame(page);
  await page.getByRole("radio", { name: "Phone" }).check();
  await expect(frame.getByRole("button", { name: "Menu" })).toBeVisible();
  for (const name of ["formData.pages", "formData.customPages"])
    await expect(frame.locator(`[data-place="${name}"]`), name).toBeVisible();
});

test("P-30.7 full screen opens and closes by keyboard and gives the focus back", { tag: "@long" }, async ({
  page,
}) => {
  await openStepWithAnswers(page, "questionnaire");
  await previewFrame(page);
  const opener = page.getByRole("button", { name: "Full screen" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Live preview" });
  await expect(dialog).toBeVisible();
  const frame = await previewFrame(page, "dialog");
  await expect(frame.locator(".footer-name")).toHaveText(bakery.businessName);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("P-30.7 Escape closes the full screen from within the site too, after what is open in it", {
  tag: "@long",
}, async ({ page }) => {
  await openStepWithAnswers(page, "questionnaire", {
    formData: {
      ...finishedForm.formData,
      pages: finishedForm.formData.pages.concat("Blog", "Our Team", "Careers"),
    },
  });
  await page.getByRole("button", { name: "Full screen" }).click();
  const dialog = page.getByRole("dialog", { name: "Live preview" });
  await dialog.getByRole("radio", { name: "Phone" }).check();
  const frame = await previewFrame(page, "dialog");
  const menu = frame.getByRole("button", { name: "Menu" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(frame.locator("#menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(frame.locator("#menu")).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Full screen" })).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("P-30.8 'Preview' at the foot of any step opens the site over the whole window, as a phone shows it", {
    tag: "@long",
  }, async ({ page }) => {
    await openStepWithAnswers(page, "legal");
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    const frame = await previewFrame(page, "dialog");
    expect(await frame.evaluate(() => innerWidth)).toBe(360);
    await page.getByRole("button", { name: "Close preview" }).click();
    await expect(page.getByRole("button", { name: "Preview", exact: true })).toBeFocused();
  });
});

test("P-30.9 a client downloads the site: pages, fonts and pictures, without letters, ready to open", {
  tag: "@long",
}, async ({ page }) => {
  await openStepWithAnswers(page, "welcome");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: logoPng });
  const frame = await previewFrame(page);
  await expect(frame.locator(".brand-logo img")).toHaveJSProperty("naturalWidth", 1);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("greenwich-bakehouse-site.zip");
  const archive = await fromPortal("jszip").loadAsync(await readFile(await download.path()));
  const home: string = await archive.file("index.html").async("string");
  expect(home).toContain(`>${bakery.businessName}</p>`);
  expect(home).not.toContain("data-from");
  expect(await archive.file("assets/logo.png").async("nodebuffer")).toEqual(logoPng);
  const css: string = await archive.file("css/fonts.css").async("string");
  const fonts = [...css.matchAll(/url\("\.\.\/([^"]+)"\)/g)].map((match) => match[1]);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts)
    expect((await archive.file(font).async("nodebuffer")).subarray(0, 4).toString()).toBe("wOF2");
  await expect(page.getByText(/site has been downloaded/)).toBeVisible();
});

test("P-30.10 the site's document has no origin: no storage, no cookies, no way to the portal or to the network", async ({
  page,
}) => {
  await openStepWithAnswers(page, "questionnaire");
  const frame = await previewFrame(page);
  const rights = await frame.evaluate(async () => {
    const refused = (act: () => unknown) => {
      try {
        act();
        return false;
      } catch {
        return true;
      }
    };
    return {
      origin: self.origin,
      storage: refused(() => localStorage.length),
      cookies: refused(() => document.cookie),
      portal: refused(() => parent.document),
    };
  });
  expect(rights).toEqual({ origin: "null", storage: true, cookies: true, portal: true });
  await expect(page.locator("aside iframe")).toHaveAttribute("sandbox", "allow-scripts");
});

test.describe("what is refused", () => {
  test.use({ tolerated: /Content Security Policy|sandboxed/ });

  test("P-30.11 the site's document can request nothing and submit nothing", { tag: "@long" }, async ({
    page,
    product,
  }) => {
    await openStepWithAnswers(page, "questionnaire");
    const frame = await previewFrame(page);
    const isRefused = await frame.evaluate(
      (address) =>
        fetch(address, { mode: "no-cors" }).then(
          () => false,
          () => true,
        ),
      `${product.origin}/api/auth/session`,
    );
    expect(isRefused).toBe(true);
  });
});

test.describe("without a connection", () => {
  test.use({ tolerated: /net::ERR_|Failed to fetch/ });

  test("P-30.12 the preview keeps drawing without a connection", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    await openStepWithAnswers(page, "questionnaire");
    const frame = await previewFrame(page);
    await context.setOffline(true);
    await page.getByLabel(/^Business name/).fill("Offline Ovens");
    await expect(frame.locator(".footer-name")).toHaveText("Offline Ovens");
    await page.getByRole("button", { name: "Full screen" }).click();
    await context.setOffline(false);
  });
});

test("P-30.13 a hostile business name is shown as text and runs nothing", { tag: "@long" }, async ({
  page,
}) => {
  const hostile = `"><img src=x onerror="parent.hacked=self.hacked=1"><script>self.hacked=1</script></title>`;
  await openStepWithAnswers(page, "questionnaire", {
    formData: { ...defaultOnboarding.formData, businessName: hostile, pages: ["Home"] },
  });
  const frame = await previewFrame(page);
  await expect(frame.locator(".footer-name")).toHaveText(hostile);
  expect(await frame.locator("img, script:not([type]):not([src])").count()).toBe(0);
  expect(await frame.evaluate(() => Reflect.get(self, "hacked"))).toBeUndefined();
  expect(await page.evaluate(() => Reflect.get(self, "hacked"))).toBeUndefined();
});

test("P-30.14 messages that are not the frame's move nothing", { tag: "@long" }, async ({ page }) => {
  await openStepWithAnswers(page, "questionnaire");
  await previewFrame(page);
  await page.evaluate(() => {
    window.postMessage({ kind: "choose", place: "themeColors.h1" }, "*");
    window.postMessage({ kind: "open", file: "about.html" }, "*");
  });
  await page.getByLabel(/^Business name/).fill("Still here");
  await expectStep(page, "Client Questionnaire");
});

test("P-11.14 the live preview is set in the chosen fonts, from our own files", { tag: "@long" }, async ({
  page,
}) => {
  await openStepWithAnswers(page, "typography", {
    layoutSections: hero,
    fonts: { ...defaultOnboarding.fonts, h1: "Lora" },
  });
  await expect(page.getByRole("region", { name: "Live preview" })).toBeVisible();
  const frame = await previewFrame(page);
  for (const heading of ["#hero-title", "#our-specimen h1"])
    await expect(frame.locator(heading)).toHaveCSS("font-family", /^Lora/);
  await expect
    .poll(() =>
      frame.evaluate(() =>
        [...document.fonts].some((face) => /Lora/.test(face.family) && face.status === "loaded"),
      ),
    )
    .toBe(true);
});

test("P-12.9 the live preview shows the colours at once, with the letter of each row", {
  tag: "@long",
}, async ({ page }) => {
  await openStepWithAnswers(page, "theme", {
    layoutSections: hero,
    formData: {
      ...defaultOnboarding.formData,
      businessName: "Kiln",
      goals: ["Sell Products"],
      pages: ["Home", "Products"],
      tone: "Modern",
    },
  });
  const frame = await previewFrame(page);
  await page.getByRole("textbox", { name: "Primary", exact: true }).fill("#7A2414");
  await expect(frame.locator(".button").first()).toHaveCSS("background-color", "rgb(122, 36, 20)");
  for (const [name, letter] of [
    ["primary", "a"],
    ["background", "c"],
    ["text", "d"],
    ["h1", "e"],
    ["h2", "f"],
    ["h3", "g"],
  ])
    await expect(frame.locator(`[data-place="themeColors.${name}"]`)).toHaveText(letter ?? "");
});

test("P-13.5 the layout preview shows the chosen sections in page order, in the chosen layout", {
  tag: "@long",
}, async ({ page }) => {
  await openStepWithAnswers(page, "layout");
  await expect(page.getByRole("region", { name: "Layout preview" })).toBeVisible();
  const frame = await previewFrame(page);
  await page.getByRole("switch", { name: /^Contact/ }).check();
  await page.getByRole("switch", { name: /^Hero/ }).check();
  await page.getByRole("radio", { name: /^Boxed/ }).check();
  await expect(frame.locator("body")).toHaveClass(/layout-boxed/);
  await expect
    .poll(() =>
      frame.locator('[data-from^="layoutSections."]').evaluateAll((parts) => parts.map((part) => part.id)),
    )
    .toEqual(["hero", "contact"]);
});
