import type { Specimen } from "../lib/preview/frame-messages.ts";

const roles = [
  ["h1", "h1"],
  ["h2", "h2"],
  ["h3", "h3"],
  ["body", "p"],
] as const;

interface Part {
  readonly tag: keyof HTMLElementTagNameMap;
  readonly className?: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly inside: readonly (string | HTMLElement)[];
}

function made(page: Document, { tag, className, data = {}, inside }: Part): HTMLElement {
  const element = page.createElement(tag);
  if (className !== undefined) element.className = className;
  Object.assign(element.dataset, data);
  element.append(...inside);
  return element;
}

/**
 * Every level of heading, the running text, a link, a button and every color of the site at once, styled by
 * the site's own style sheet: every choice is visible at once, also where the page has no such heading.
 */
export function specimenSection(page: Document, specimen: Specimen): HTMLElement {
  const part = (tag: Part["tag"], className: string, ...inside: Part["inside"]) =>
    made(page, { tag, className, inside });
  const samples = roles.map(([role, tag]) => {
    const { name, words } = specimen.samples[role];
    const sample = made(page, { tag, data: { sample: role }, inside: [words] });
    return part("div", "our-row", part("p", "our-name", name), sample);
  });
  const link = page.createElement("a");
  link.href = "#main";
  link.append(specimen.link);
  const swatches = specimen.swatches.map(({ role, name }) =>
    made(page, { tag: "li", data: { swatch: role }, inside: [part("span", "our-name", name)] }),
  );
  const section = part(
    "section",
    "our-specimen",
    part("p", "our-note", specimen.note),
    part(
      "div",
      "wrap our-columns",
      part("div", "our-rows", ...samples),
      part(
        "div",
        "our-colors",
        part("p", "niche", specimen.niche),
        part("p", "our-acts", part("span", "button", specimen.button), link),
        part("ul", "our-swatches", ...swatches),
      ),
    ),
  );
  section.id = "our-specimen";
  section.dataset.first = specimen.first;
  section.setAttribute("aria-label", specimen.note);
  return section;
}
