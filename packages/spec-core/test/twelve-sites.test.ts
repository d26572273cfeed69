import { expect, it } from "vitest";
import { conform } from "../src/conform/index.ts";
import { contentStyleOptions } from "../src/onboarding/options.ts";
import { attribute, elementsOf, pagesOf, textOf } from "../src/render/starter-site/parsed-page.fixture.ts";
import { renderStarterSite } from "../src/render/starter-site/render-starter-site.ts";
import { finishedDeck, specOf, twelveForms, withPictures } from "./twelve-sites.ts";

/** Every one in the long run, in the short one three that differ most. */
const chosen = twelveForms.filter((_, number) => process.env.TEST_FULL || [2, 3, 6].includes(number));

const notesOf = (files: Readonly<Record<string, string>>): string[] =>
  pagesOf(files).flatMap(([path, page]) =>
    elementsOf(page)
      .filter((element) => attribute(element, "class")?.split(" ").includes("todo"))
      .map((note) => `${path}: ${textOf(note)}`),
  );

it.each(chosen.map((form, number) => [form.formData.businessName, form, number] as const))(
  "C-31.20 a filled deck of %s gives a site without a placeholder, to which conform has nothing to say",
  (_name, form, number) => {
    const spec = specOf(number % 2 === 0 ? withPictures(form) : form);
    const content = finishedDeck(spec);
    const files = renderStarterSite(spec, { content });
    expect(notesOf(files)).toEqual([]);
    expect(Object.values(files).join("\n")).not.toMatch(/\[[A-Z][a-z]+ name\]|lorem ipsum|Not specified/i);
    expect(conform(spec, files, { content })).toEqual([]);
  },
);

it("C-31.21 the pages of three trades in three styles share no sentence of five words, but for the client's own", () => {
  const owner = new Map<string, string>();
  for (const form of [0, 2, 5].flatMap((number) => twelveForms[number] ?? []))
    for (const contentStyle of contentStyleOptions) {
      const spec = specOf({ ...form, formData: { ...form.formData, contentStyle } });
      const site = `${form.formData.businessName}, ${contentStyle}`;
      const own = [...spec.content.statements, ...spec.content.facts]
        .map(({ text }) => text.replace(/\s+/g, " "))
        .join(" ")
        .toLowerCase();
      const legal = new Set(spec.legalAndCompliance.pages.map(({ path }) => `${path.slice(1)}/index.html`));
      const pages = pagesOf(renderStarterSite(spec)).filter(
        ([path]) => !legal.has(path) && path !== "404.html",
      );
      for (const [path, page] of pages)
        for (const element of elementsOf(page).filter(
          ({ tagName, ...rest }) =>
            ["p", "dd"].includes(tagName) && !attribute({ tagName, ...rest }, "class")?.includes("todo"),
        ))
          for (const sentence of textOf(element).split(/(?<=[.!?])\s/)) {
            if (
              !/[.!?]$/.test(sentence) ||
              sentence.split(/\s+/).length < 5 ||
              own.includes(sentence.replace(/[.!?]$/, "").toLowerCase())
            )
              continue;
            expect(owner.get(sentence) ?? site, `${path}: ${sentence}`).toBe(site);
            owner.set(sentence, site);
          }
    }
  expect(owner.size).toBeGreaterThan(10);
});
