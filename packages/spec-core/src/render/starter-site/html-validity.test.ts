import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { defaultOnboarding } from "../../onboarding/default-onboarding.ts";
import { hostileForms } from "../hostile-forms.fixture.ts";
import { pagesOf } from "./parsed-page.fixture.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { sixtyForms, specOf } from "./sites.fixture.ts";

const validator = new HtmlValidate({ root: true, extends: ["html-validate:recommended"] });

async function breaches(files: Readonly<Record<string, string>>): Promise<string[]> {
  const found = await Promise.all(
    pagesOf(files).map(async ([path, page]) => {
      const report = await validator.validateString(page);
      return report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId}: ${message}`),
      );
    }),
  );
  return found.flat();
}

/** In the short run one form of each of the ten businesses, with each of the six templates among them. */
const tried = sixtyForms.filter(
  (_, index) => process.env.TEST_FULL || Math.floor((index % 10) * 0.6) === Math.floor(index / 10),
);

describe("the HTML of a starter site", () => {
  it("C-23.1 is valid for sixty forms of six templates, ten businesses and random palettes", async () => {
    expect(sixtyForms).toHaveLength(60);
    for (const form of tried) expect(await breaches(renderStarterSite(specOf(form)))).toEqual([]);
  }, 120_000);

  it("C-23.1 is valid for an untouched form", async () => {
    expect(await breaches(renderStarterSite(specOf(defaultOnboarding)))).toEqual([]);
  });

  it("C-23.1 is valid for the Big List of Naughty Strings in every field", async () => {
    for (const form of hostileForms) expect(await breaches(renderStarterSite(specOf(form)))).toEqual([]);
  }, 60_000);

  it("C-23.1 is valid with marks on", async () => {
    const spec = specOf(sixtyForms[0] ?? defaultOnboarding);
    expect(await breaches(renderStarterSite(spec, { marks: true }))).toEqual([]);
  });
});
