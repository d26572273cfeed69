import { defaultOnboarding, steps } from "@sitewright/spec-core/onboarding";
import { beforeEach, expect, test } from "vitest";
import { drawPage } from "../lib/preview/render-site.ts";
import { specimenFor } from "../lib/preview/specimen.ts";
import { completeAnswers } from "../test/sample-project.ts";
import { createShown } from "./show-page.ts";

beforeEach(() => {
  document.body.innerHTML = "";
});

const { page } = drawPage(
  { answers: completeAnswers, product: "Sitewright", host: "agency.example", now: "2026-03-02T10:00:00Z" },
  "index.html",
);

/** The site's page with what the preview adds to it on a step. */
function shownOn(step: Parameters<typeof specimenFor>[0]): HTMLElement {
  const shown = createShown(document);
  shown.show(page);
  shown.setSpecimen(specimenFor(step, completeAnswers));
  return document.body;
}

test.each(["typography", "theme"] as const)(
  "P-42.5 the %s step shows every heading level, the text, every colour, a link and a button above the page",
  (step) => {
    const specimen = shownOn(step).querySelector("main > :first-child");
    expect(specimen?.id).toBe("our-specimen");
    const heads = [...(specimen?.querySelectorAll("h1, h2, h3, [data-sample=body]") ?? [])];
    expect(heads.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ["H1", "Greenwich Bakehouse"],
      ["H2", "The title of a section"],
      ["H3", "A heading inside a section"],
      ["P", "We bake sourdough."],
    ]);
    const swatches = [...(specimen?.querySelectorAll("[data-swatch]") ?? [])];
    expect(swatches.map((swatch) => swatch.getAttribute("data-swatch"))).toEqual([
      "primary",
      "accent",
      "background",
      "surface",
      "text",
      "muted",
      "border",
    ]);
    expect(specimen?.querySelectorAll("a[href], .button")).toHaveLength(2);
  },
);

test("P-42.5 the other steps show only the site, and the specimen disappears with its step", () => {
  for (const { key } of steps)
    if (key !== "typography" && key !== "theme") expect(specimenFor(key, completeAnswers), key).toBeNull();
  const shown = createShown(document);
  shown.show(page);
  expect(shown.setSpecimen(specimenFor("theme", completeAnswers))).toBe(true);
  expect(shown.setSpecimen(specimenFor("typography", completeAnswers))).toBe(false);
  expect(shown.setSpecimen(null)).toBe(true);
  expect(document.querySelector("#our-specimen")).toBeNull();
  expect(document.querySelectorAll("h1")).toHaveLength(1);
});

test("P-42.5 before anything is answered the specimen has sample words", () => {
  const { samples } = specimenFor("typography", defaultOnboarding) ?? {};
  for (const { words } of Object.values(samples ?? {})) expect(words).not.toBe("");
  expect(Object.keys(samples ?? {})).toHaveLength(4);
});

test("P-42.6 each suggested section says that it is one; a chosen one says nothing", () => {
  const shown = createShown(document);
  shown.show(page);
  const sections = [...document.querySelectorAll('[data-from^="layoutSections."]')];
  expect(sections.length).toBeGreaterThan(2);
  for (const section of sections) {
    expect(section.hasAttribute("data-suggested")).toBe(true);
    expect(section.firstElementChild?.textContent).toBe("Suggested, not selected");
  }
  shown.show({ ...page, isSuggested: false });
  expect(document.querySelectorAll("[data-suggested], .our-note")).toHaveLength(0);
});
