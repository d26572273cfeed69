import { publicWords } from "@sitewright/spec-core/content";
import { defaultOnboarding, type Onboarding, sectionNames } from "@sitewright/spec-core/onboarding";
import { describe, expect, test } from "vitest";
import { completeAnswers } from "../../test/sample-project.ts";
import { answerRequest, drawPage, wholeSite } from "./render-site.ts";

const input = (answers: Onboarding) => ({
  answers,
  product: "Sitewright",
  host: "agency.example",
  now: "2026-03-02T10:00:00Z",
});

describe("the page that is shown", () => {
  test("P-30.30 is the starter site of the answers, with the path of each answer on its place", () => {
    const { page, pages } = drawPage(input(completeAnswers), "index.html");
    expect(page.html).toMatch(/ data-from="formData\.businessName">Greenwich Bakehouse<\/p>/);
    expect(pages).toEqual([
      { file: "index.html", name: "Home" },
      { file: "products/index.html", name: "Products" },
      { file: "privacy/index.html", name: "Privacy notice" },
      { file: "terms-of-sale/index.html", name: "Terms of sale" },
      { file: "delivery/index.html", name: "Delivery" },
      { file: "returns/index.html", name: "Returns" },
    ]);
  });

  test("P-30.31 of a file that the site no longer has is replaced by the home page", () => {
    expect(drawPage(input(completeAnswers), "gone/index.html").page.file).toBe("index.html");
  });

  test("P-30.32 can be drawn before anything is answered", () => {
    expect(drawPage(input(defaultOnboarding), "index.html").pages).toHaveLength(1);
  });

  test("P-30.33 has its fonts from the portal, none from a file beside it or from elsewhere", () => {
    const { fontsCss } = drawPage(input(completeAnswers), "index.html").page;
    const addresses = [...fontsCss.matchAll(/url\("([^"]+)"\)/g)].map((match) => match[1]);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address?.startsWith("/"))).toEqual([]);
  });
});

/** The sections of a page, in its order, and whether they are suggestions. */
const sectionsOf = ({ page }: ReturnType<typeof drawPage>) => ({
  names: [...page.html.matchAll(/data-from="layoutSections\.(\w+)"/g)].map((match) => match[1]),
  isSuggested: page.isSuggested,
});

describe("the sections of the page that is shown", () => {
  test("P-42.1 are the suggested ones, known as such, until one is chosen; from then on only the chosen ones", () => {
    // The suggestion of suggestLayout for a shop with food.
    expect(sectionsOf(drawPage(input(completeAnswers), "index.html"))).toEqual({
      names: ["hero", "features", "services", "testimonials", "portfolio", "pricing", "contact"],
      isSuggested: true,
    });
    const layoutSections = { ...completeAnswers.layoutSections, team: true };
    expect(sectionsOf(drawPage(input({ ...completeAnswers, layoutSections }), "index.html"))).toEqual({
      names: ["team"],
      isSuggested: false,
    });
  });

  test("P-42.1 are suggested before anything is answered, too", () => {
    const { names, isSuggested } = sectionsOf(drawPage(input(defaultOnboarding), "index.html"));
    expect([names.length > 2, isSuggested]).toEqual([true, true]);
  });

  test("P-42.2 are not in the site to be taken away unless they are chosen", () => {
    const home = wholeSite(input(completeAnswers)).files["index.html"] ?? "";
    for (const name of sectionNames) expect(home).not.toContain(` id="${name}"`);
    const layoutSections = { ...completeAnswers.layoutSections, hero: true };
    expect(wholeSite(input({ ...completeAnswers, layoutSections })).files["index.html"]).toContain(
      ' id="hero"',
    );
  });
});

test("P-42.3 the page's address follows the name and the domain, and is open while there is neither", () => {
  const addressWith = (changes: Partial<Onboarding["formData"]>, file = "index.html") =>
    drawPage(input({ ...completeAnswers, formData: { ...completeAnswers.formData, ...changes } }), file)
      .address;
  expect(addressWith({})).toBe("");
  expect(addressWith({ websiteName: "TBD" })).toBe("");
  expect(addressWith({ websiteName: "Loaf Mostly" })).toBe("loafmostly.com/");
  expect(addressWith({ websiteName: "Loaf Mostly", domainName: "loaf.example" }, "products/index.html")).toBe(
    "loaf.example/products",
  );
});

test("P-30.34 the site to be taken away has no marks, and an address for each of its fonts", () => {
  const { files, fonts } = wholeSite(input(completeAnswers));
  expect(files["index.html"]).toContain("Greenwich Bakehouse");
  expect(Object.values(files).join()).not.toContain("data-from");
  const named = [...(files["css/fonts.css"] ?? "").matchAll(/url\("\.\.\/([^"]+)"\)/g)].map(
    (match) => match[1],
  );
  expect(fonts.map(({ path }) => path)).toEqual(named);
});

test("texts are read with the library", () => {
  const form = { ...input(defaultOnboarding).answers.formData, description: "Ring 0951 / 29 64 10." };
  expect(answerRequest({ kind: "words", number: 3, form })).toEqual({
    kind: "words",
    number: 3,
    words: publicWords(form),
  });
});

test("an error becomes a response", () => {
  // A damaged message: no answers at all.
  const broken: Onboarding = JSON.parse("{}");
  expect(answerRequest({ kind: "page", number: 7, input: input(broken), file: "index.html" })).toMatchObject({
    kind: "failed",
    number: 7,
  });
});
