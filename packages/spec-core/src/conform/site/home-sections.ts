import { type SectionName, sectionNames } from "../../onboarding/section-names.ts";
import {
  attribute,
  childElements,
  descendants,
  type Element,
  isWithin,
  lineage,
  textOf,
} from "./html/element.ts";
import { accessibleName, headingLevel, mainOf, roleOf } from "./html/semantics.ts";
import { sectionWords } from "./section-words.ts";
import { isShown } from "./shown.ts";
import type { Page } from "./site.ts";
import { lightTheme } from "./themes.ts";

/** A part of the home page that may be a section. */
export interface Part {
  readonly element: Element;
  readonly heading: Element | null;
}

/** A section of the spec and the matching part of the page. */
export interface FoundSection {
  readonly name: SectionName;
  readonly part: Part;
  readonly score: number;
}

const blockTags = new Set([
  "section",
  "div",
  "article",
  "header",
  "footer",
  "aside",
  "form",
  "ul",
  "ol",
  "figure",
]);

const isMarked = (element: Element): boolean =>
  element.tag === "section" || roleOf(element) === "region" || element.attributes.has("data-section");

/** Parts are marked regions, and the sibling blocks in the main element or in a wrapper around all of it. */
function partElements(page: Page): Element[] {
  const main = mainOf(page);
  const marked = page.elements.filter(
    (element) => isMarked(element) && isWithin(element, main) && element !== main,
  );
  let wrapper = main;
  for (
    let only = childElements(wrapper);
    only.length === 1 && only[0] && !isMarked(only[0]);
    only = childElements(wrapper)
  )
    wrapper = only[0];
  const blocks = childElements(wrapper).filter(({ tag }) => blockTags.has(tag));
  const outer = page.elements.filter((element) => ["banner", "contentinfo"].includes(roleOf(element) ?? ""));
  return [...new Set([...marked, ...blocks, ...outer])].sort((a, b) => a.index - b.index);
}

/** The parts of a page, each with its own heading, not that of a nested part. */
export function partsOf(page: Page): Part[] {
  const elements = partElements(page);
  const headings = page.elements.filter((element) => headingLevel(element) !== null);
  const owner = (heading: Element) => lineage(heading).find((element) => elements.includes(element));
  const parts = elements.map(
    (element): Part => ({ element, heading: headings.find((one) => owner(one) === element) ?? null }),
  );
  const loose = headings.filter((heading) => !owner(heading) && isWithin(heading, mainOf(page)));
  return [...parts, ...loose.map((heading) => ({ element: heading, heading }))].sort(
    (a, b) => a.element.index - b.element.index,
  );
}

const idWords = (text: string): string => text.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[-_:.]+/g, " ");

const hasContactForm = (element: Element): boolean =>
  descendants(element).some(
    ({ tag, attributes }) => tag === "textarea" || (tag === "input" && attributes.get("type") === "email"),
  );

const holds = (element: Element, tag: string): boolean =>
  descendants(element).some((child) => child.tag === tag);

const looks: Readonly<Partial<Record<SectionName, (part: Part) => number>>> = {
  hero: ({ heading }) => (heading && headingLevel(heading) === 1 ? 5 : 0),
  contact: ({ element }) => (hasContactForm(element) ? 3 : 0),
  testimonials: ({ element }) => (holds(element, "blockquote") || holds(element, "q") ? 2 : 0),
  pricing: ({ element }) => (/[€$£]\s?\d|\d\s?(?:€|EUR|USD|CHF)/.test(textOf(element)) ? 2 : 0),
};

/** The score of a part as a section: of its names, its heading and its contents. */
function scoreOf(
  page: Page,
  { name, part, business }: { name: SectionName; part: Part; business: string },
): number {
  const { element, heading } = part;
  const words = sectionWords[name];
  const without = (text: string) => (business === "" ? text : text.split(business).join(" "));
  const names = [attribute(element, "data-section"), attribute(element, "id")].map((text) =>
    idWords(text ?? ""),
  );
  const label = [
    attribute(element, "aria-label") ?? "",
    isMarked(element) && element.attributes.has("aria-labelledby") ? accessibleName(page, element) : "",
  ];
  const title = heading ? textOf(heading) : "";
  return (
    (names.some((text) => words.test(text)) ? 4 : 0) +
    ([...label, title].some((text) => words.test(without(text))) ? 3 : 0) +
    (words.test(idWords(attribute(element, "class") ?? "")) ? 2 : 0) +
    (looks[name]?.(part) ?? 0)
  );
}

const isFrame = ({ element }: Part, name: SectionName): boolean => {
  const role = roleOf(element);
  return (role === "banner" && name !== "hero") || (role === "contentinfo" && name !== "contact");
};

/** The scores of every part for each section, without those too low to be a match. */
function scored(page: Page, business: string): FoundSection[] {
  const view = page.view(lightTheme);
  const parts = partsOf(page).filter(({ element }) => isShown(element, view));
  return parts.flatMap((part) =>
    sectionNames.flatMap((name) => {
      const score = isFrame(part, name) ? 0 : scoreOf(page, { name, part, business });
      return score >= 2 ? [{ name, part, score }] : [];
    }),
  );
}

/** Assigns the wanted sections to the parts with the highest scores, each part once. */
export function findSections(
  page: Page,
  { wanted, business }: { wanted: readonly SectionName[]; business: string },
): { found: FoundSection[]; others: FoundSection[] } {
  const all = scored(page, business).sort(
    (a, b) => b.score - a.score || a.part.element.index - b.part.element.index,
  );
  const found: FoundSection[] = [];
  const isTaken = ({ name, part }: FoundSection): boolean =>
    found.some((other) => other.name === name || other.part.element === part.element);
  for (const entry of all) if (wanted.includes(entry.name) && !isTaken(entry)) found.push(entry);
  const best = (entry: FoundSection) =>
    all.every((other) => other.part !== entry.part || other.score < entry.score || other === entry);
  const others = all.filter(
    (entry) =>
      !wanted.includes(entry.name) &&
      best(entry) &&
      !found.some(
        ({ part }) =>
          isWithin(part.element, entry.part.element) || isWithin(entry.part.element, part.element),
      ),
  );
  return { found, others };
}
