import { defaultOnboarding, type Onboarding } from "@sitewright/spec-core/onboarding";
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
    expect(page.html).toMatch(/<h1[^>]* data-from="formData\.businessName">Greenwich Bakehouse<\/h1>/);
    expect(pages).toEqual([
      { file: "index.html", name: "Home" },
      { file: "products/index.html", name: "Products" },
    ]);
  });

  test("P-30.31 of a file that the site no longer has gives way to the home page", () => {
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

test("P-30.34 the site to be taken away has no marks, and an address for each of its fonts", () => {
  const { files, fonts } = wholeSite(input(completeAnswers));
  expect(files["index.html"]).toContain("Greenwich Bakehouse");
  expect(Object.values(files).join()).not.toContain("data-from");
  const named = [...(files["css/fonts.css"] ?? "").matchAll(/url\("\.\.\/([^"]+)"\)/g)].map(
    (match) => match[1],
  );
  expect(fonts.map(({ path }) => path)).toEqual(named);
});

test("a fault becomes an answer", () => {
  // What a damaged message would be: no answers at all.
  const broken: Onboarding = JSON.parse("{}");
  expect(answerRequest({ kind: "page", number: 7, input: input(broken), file: "index.html" })).toMatchObject({
    kind: "failed",
    number: 7,
  });
});
