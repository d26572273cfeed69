import {
  certifyTheme,
  checkTheme,
  contrastRatio,
  defaultTheme,
  namedPalettes,
  quickStartPalettes,
  suggestColor,
} from "@sitewright/spec-core/color";
import { conform, rules } from "@sitewright/spec-core/conform";
import {
  goalOptions,
  type OnboardingInput,
  onboardingSchema,
  requiredAnswers,
} from "@sitewright/spec-core/onboarding";
import { renderBundle, renderStarterSite } from "@sitewright/spec-core/render";
import { sitemapEntries, slugify } from "@sitewright/spec-core/sitemap";
import { buildSpec, diffSpecs, type Spec } from "@sitewright/spec-core/spec";
import {
  applyPairing,
  defaultFonts,
  findFont,
  fluidSize,
  fontCatalog,
  fontPairings,
} from "@sitewright/spec-core/typography";
import { expect, test } from "vitest";
import { figures } from "./figures.ts";
import { articles } from "./index.ts";

const context = {
  now: new Date("2026-03-01T09:00:00Z"),
  id: () => "x",
  product: "Sitewright",
  host: "sites.example",
};
const specOf = (formData: OnboardingInput["formData"]): Spec =>
  buildSpec(onboardingSchema.parse({ formData }), context);

const plain = {
  businessName: "Greenwich Bakehouse",
  description: "We are a bakery in Greenwich.",
  niche: "Bakery",
  audience: "Neighbours in Greenwich",
  pages: ["Home", "Products", "FAQ", "Contact"],
};
const bakery = {
  ...plain,
  description:
    "We are a bakery in Greenwich. People should order a loaf the night before, see what’s in it, and it should feel warm, not fancy.",
  goals: ["Sell Products"],
};
const two = (value: number) => value.toFixed(2);
const onWhite = (color: string) => two(contrastRatio(color, "#FFFFFF"));
const contentOf = (slug: string) => articles.find((article) => article.slug === slug)?.content ?? "";

test("M-05.5 the figures on contrast are those of the themes on offer", () => {
  const themes = [...namedPalettes, ...quickStartPalettes].map(({ colors }) => colors);
  const entries = themes.flatMap((colors) => certifyTheme(colors).entries);
  expect(entries.every(({ passes }) => passes)).toBe(true);
  expect(certifyTheme(defaultTheme).passes).toBe(true);
  const text = themes.map(({ text, background }) => contrastRatio(text, background));
  const borders = entries.filter(({ use, mode }) => use === "Border on a card" && mode === "light");
  const tightest = borders.toSorted((a, b) => a.ratio - b.ratio)[0];
  expect(tightest?.required).toBe(3);
  const accent = checkTheme(defaultTheme).pairs.find(({ foreground }) => foreground === "accent");
  const mended = (color: string) => suggestColor(color, "#FFFFFF", 4.5) ?? "";
  const { grey, yellow } = figures.contrast;
  expect(onWhite(defaultTheme.h3)).toBe(figures.contrast.ourAccentRatio);
  const failing = checkTheme(defaultTheme).pairs.filter(({ passes }) => !passes);
  expect(failing.map(({ foreground }) => foreground)).toEqual(["accent", "h3"]);
  expect(entries.length / themes.length).toBeGreaterThan(figures.contrast.pairsPerThemeOver);
  expect(entries.length).toBeGreaterThan(1000);
  expect(Math.min(...text)).toBeGreaterThanOrEqual(figures.contrast.bodyTextAtLeast);
  expect(figures.contrast).toMatchObject({
    themesOnOffer: themes.length,
    tightestRatio: two(tightest?.ratio ?? 0),
    grey,
    greyRatio: onWhite(grey),
    greyMended: mended(grey),
    greyMendedRatio: onWhite(mended(grey)),
    yellow,
    yellowRatio: onWhite(yellow),
    yellowMended: mended(yellow),
    yellowMendedRatio: onWhite(mended(yellow)),
    yellowOnBlack: two(contrastRatio("#000000", yellow)),
    ourAccentRatio: two(accent?.ratio ?? 0),
    ourAccentMended: accent?.suggestion,
  });
});

/** The value of `clamp(Arem, [Brem +] Cvw, Drem)`, in pixels on the screen, at a zoom. */
function drawnPx(size: string, { windowPx, zoom }: { windowPx: number; zoom: number }): number {
  const [, min = "", rem = "0", vw = "", max = ""] =
    /^clamp\(([\d.]+)rem, (?:([\d.]+)rem \+ )?([\d.]+)vw, ([\d.]+)rem\)$/.exec(size) ?? [];
  const fluid = Number(rem) * 16 + (Number(vw) * windowPx) / zoom / 100;
  return zoom * Math.min(Math.max(Number(min) * 16, fluid), Number(max) * 16);
}

test("M-05.6 the figures on type are what browsers make of the sizes, and what the catalogue holds", () => {
  const { naive } = figures.type;
  const fluid = fluidSize({ minRem: 2, maxRem: 6 });
  const at = (size: string, zoom: number) => Math.round(drawnPx(size, { windowPx: 1280, zoom }));
  const growth = (size: string) => Number((at(size, 5) / at(size, 1)).toFixed(2));
  const adjust = (family: string) => findFont(family)?.fallback?.sizeAdjust.toFixed(2);
  expect(findFont("Merriweather")?.fallback?.family).toBe("Times New Roman");
  expect([findFont("Bebas Neue"), findFont("Montserrat")].map((font) => font?.fallback?.family)).toEqual([
    "Arial",
    "Arial",
  ]);
  expect(figures.type).toEqual({
    naive,
    naivePx: at(naive, 1),
    naiveAt200: at(naive, 2),
    naiveAt500: at(naive, 5),
    naiveGrowth: String(growth(naive)),
    fluid,
    fluidPx: at(fluid, 1),
    fluidAt200: at(fluid, 2),
    fluidAt500: at(fluid, 5),
    fluidGrowth: growth(fluid),
    phonePx: Math.round(drawnPx(fluid, { windowPx: 360, zoom: 1 })),
    families: fontCatalog.length,
    oneWeight: fontCatalog.filter(({ weights }) => weights.length === 1).length,
    measured: fontCatalog.filter(({ fallback }) => fallback !== null).length,
    bebasAdjust: adjust("Bebas Neue"),
    montserratAdjust: adjust("Montserrat"),
    merriweatherAdjust: adjust("Merriweather"),
    pairings: fontPairings.length,
  });
  const loud = fontPairings.find(({ name }) => name === "Loud and clear");
  expect(loud && applyPairing(defaultFonts, loud).h1Weight).toBe("400");
  expect([loud?.heading, loud?.body, findFont("Lato")?.weights.length]).toEqual(["Bebas Neue", "Lato", 5]);
});

test("M-05.7 the addresses quoted are those that the library makes of the names", () => {
  const text = contentOf("what-a-sitemap-can-do-for-search");
  const paths = specOf(bakery).siteStructure.pages.map(({ path }) => path);
  expect([figures.sitemap.pagesAsked, figures.sitemap.addresses]).toEqual([
    bakery.pages.length,
    paths.length,
  ]);
  expect([...text.matchAll(/^- `(\/[^`]*)`$/gm)].map(([, path]) => path)).toEqual(paths);
  const named = [...text.matchAll(/^\| ([^|]+) \| `([^`]+)` \|$/gm)];
  expect(named).toHaveLength(6);
  for (const [, name = "", slug] of named) expect(slugify(name)).toBe(slug);
  expect(slugify("x".repeat(200))).toHaveLength(figures.sitemap.longestSlug);
  const twins = sitemapEntries({
    websiteName: "A",
    host: "a.example",
    pages: ["Products", "products!"],
    customPages: [],
  });
  expect(twins.map(({ path }) => path)).toEqual(["/products", "/products-2"]);
  // sitemaps.org, "Sitemap file limits".
  expect(figures.sitemap.urlLimit).toBe("50,000");
});

test("M-05.8 the figures on briefs are those of the sample bakery's specification", () => {
  const spec = specOf(bakery);
  const share = (key: "asks" | "blocks", value: string) =>
    spec.clarifications.filter((question) => question[key] === value).length / spec.clarifications.length;
  expect(requiredAnswers).toHaveLength(figures.agency.requiredAnswers);
  expect(spec.clarifications.length).toBeGreaterThan(figures.agency.openQuestionsOver);
  expect(rules.length).toBeGreaterThan(figures.agency.rulesOver);
  expect(share("asks", "client")).toBeGreaterThan(0.5);
  expect(Math.abs(share("blocks", "launch") - 3 / 4)).toBeLessThan(0.05);
  for (const id of ["sections", "shop-system", "hosting", "legal-check"])
    expect(spec.clarifications.map((question) => question.id)).not.toContain(id);
  expect(renderBundle(spec)["TASKS.md"]).toContain("\n## Settle what is open\n");
  expect(spec.clarifications.filter(({ blocks }) => blocks === "nothing")).toEqual([]);
  const later = specOf({
    ...bakery,
    goals: ["Sell Products", "Generate Leads"],
    pages: [...bakery.pages, "Blog"],
  });
  const text = contentOf("how-to-choose-a-web-agency");
  const sentences = diffSpecs(spec, later).map(({ sentence }) => sentence);
  expect([...text.matchAll(/^- \*(.+ added)\*$/gm)].map(([, line]) => line)).toEqual(sentences);
  for (const id of ["payment", "faq"])
    expect(text).toContain(`*${spec.clarifications.find((question) => question.id === id)?.question}*`);
});

test("M-05.9 the figures on goals are the open questions that each adds to the same form", () => {
  const open = (goals: string[]) => specOf({ ...plain, goals }).clarifications;
  const none = open([]).map(({ id }) => id);
  const added = (goal: string) => open([goal]).flatMap(({ id }) => (none.includes(id) ? [] : [id]));
  expect(figures.goals).toEqual({
    offered: goalOptions.length,
    community: added("Build Community").length,
    book: added("Book Appointments").length,
    sell: added("Sell Products").length,
  });
  for (const goal of goalOptions) {
    const ids = open([goal]).map(({ id }) => id);
    expect(none.filter((id) => !ids.includes(id))).toEqual(["goals"]);
  }
  expect(added("Generate Leads")).toEqual([]);
  expect(added("Sell Products").toSorted()).toEqual(["delivery", "payment", "registration", "returns"]);
  expect(added("Book Appointments").toSorted()).toEqual(["booking-terms", "booking-tool"]);
  const withClub = { ...plain, description: `${plain.description} Our bread club meets on Sundays.` };
  const first = (goal: string) =>
    /<p class="actions">\s*(<a[^>]*>[^<]*)/
      .exec(renderStarterSite(specOf({ ...withClub, goals: [goal] }))["index.html"] ?? "")?.[1]
      ?.toLowerCase();
  const text = contentOf("conversion-begins-in-the-briefing");
  const told = [...text.matchAll(/^\| \*([^*]+)\* \| [^*|]*\*\*([^*]+)\*\*/gm)];
  expect(told).toHaveLength(5);
  for (const [, goal = "", words = ""] of told) expect(first(goal)).toContain(words.toLowerCase());
});

/** The faults of the article, in its order. */
const faults: readonly ((html: string) => string)[] = [
  (html) => html.replace('<html lang="en">', "<html>"),
  (html) => html.replace(/<meta name="description"[^>]*>/, ""),
  (html) => html.replaceAll('href="products/index.html"', 'href="product/index.html"'),
  (html) => html.replace("</main>", "<p>Call us on 020 7946 0991.</p></main>"),
  (html) => html.replace("</main>", "<p>Lorem ipsum dolor sit amet.</p></main>"),
  (html) => html.replace("</main>", '<img src="https://images.example/loaf.jpg"></main>'),
  (html) => html.replace("</main>", "<h4>Our story</h4></main>"),
  (html) => html.replace("</main>", "<p>Trusted by 2,000 happy customers.</p></main>"),
];

test("M-05.10 of the eight faults planted, the checker reports what the article says", () => {
  const spec = specOf(bakery);
  const site = renderStarterSite(spec);
  const check = (html: string) => conform(spec, { ...site, "index.html": html });
  const clean = site["index.html"] ?? "";
  expect(check(clean)).toEqual([]);
  const reports = faults.map((plant) => ({
    isPlanted: plant(clean) !== clean,
    breaches: check(plant(clean)),
  }));
  expect(reports.every(({ isPlanted }) => isPlanted)).toBe(true);
  const missed = reports.filter(({ breaches }) => breaches.length === 0);
  expect(missed).toEqual([reports.at(-1)]);
  const messages = reports.flatMap(({ breaches }) => breaches.map(({ message }) => message));
  expect(messages.length).toBeGreaterThan(faults.length);
  expect(spec.siteStructure.pages).toHaveLength(8);
  expect(rules.length).toBeGreaterThan(figures.checking.rulesOver);
  expect(figures.checking).toMatchObject({
    faults: faults.length,
    found: faults.length - missed.length,
    missed: missed.length,
  });
  const text = contentOf("ai-builds-the-site-who-checks-it");
  // The numbers of the lines are those of the day: every change to the page moves them.
  const quoted = [...text.matchAll(/^- \*index\.html, line \d+: (.+)\*$/gm)].map(([, message]) => message);
  expect(quoted).toHaveLength(3);
  for (const message of quoted) expect(messages).toContain(message);
});
