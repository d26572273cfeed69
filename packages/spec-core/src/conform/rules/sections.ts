import { specified } from "../../spec/answers.ts";
import { keptInOrder } from "../../spec/diff/kept-in-order.ts";
import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { type FoundSection, findSections } from "../site/home-sections.ts";
import { descendants, type Element, textOf } from "../site/html/element.ts";
import { mainOf } from "../site/html/semantics.ts";
import type { Page, Site } from "../site/site.ts";
import { lightTheme } from "../site/themes.ts";
import { plain, wordsOf } from "../site/wording.ts";

const sectionsOf = (page: Page, { siteStructure, businessInfo }: Spec) =>
  findSections(page, {
    wanted: siteStructure.sections.chosen,
    business: specified(businessInfo.name) ?? "",
  });

const onHome =
  (check: (page: Page, spec: Spec) => Finding[]): Rule["check"] =>
  ({ home }: Site, spec) =>
    home ? check(home, spec) : [];

const seen = new Set(["img", "svg", "picture", "video", "form", "input", "iframe", "canvas"]);

/** Whether there is no content under the heading. */
function isEmpty({ part: { element, heading } }: FoundSection): boolean {
  if (element === heading) return false;
  const rest = plain(textOf(element)).replace(heading ? plain(textOf(heading)) : "", "");
  return (
    rest === "" &&
    !descendants(element).some(({ tag, attributes }) => seen.has(tag) || attributes.get("role") === "img")
  );
}

function missing(page: Page, spec: Spec): Finding[] {
  const { found } = sectionsOf(page, spec);
  return spec.siteStructure.sections.chosen.flatMap((name) => {
    const section = found.find((entry) => entry.name === name);
    if (!section)
      return [{ file: page.path, line: mainOf(page).line, message: `The section ${name} is missing.` }];
    const { line } = section.part.element;
    return isEmpty(section) && name !== "hero"
      ? [{ file: page.path, line, message: `The section ${name} is empty.` }]
      : [];
  });
}

/** The visual position of a section among its siblings: style sheets may reorder them. */
function seenAt(page: Page, element: Element): number {
  const { style: styler } = page.view(lightTheme);
  const style = styler(element);
  const around = element.parent ? styler(element.parent) : null;
  const isFlexible = /flex|grid/.test(around?.get("display")?.text ?? "");
  if (!isFlexible) return element.index;
  const isReversed = /column-reverse/.test(
    `${around?.get("flex-direction")?.text} ${around?.get("flex-flow")?.text}`,
  );
  const order = (Number(style.get("order")?.text ?? 0) || 0) * 1e6 + element.index;
  return isReversed ? -order : order;
}

function outOfOrder(page: Page, spec: Spec): Finding[] {
  const { found } = sectionsOf(page, spec);
  const entries = spec.siteStructure.sections.chosen.flatMap(
    (name) => found.find((entry) => entry.name === name) ?? [],
  );
  const names = (sections: readonly FoundSection[]) => sections.map(({ name }) => name);
  const seen = entries.toSorted((a, b) => seenAt(page, a.part.element) - seenAt(page, b.part.element));
  const inOrder = keptInOrder(names(entries), names(seen));
  return entries
    .filter(({ name }) => !inOrder.has(name))
    .map(({ name, part }) => ({
      file: page.path,
      line: part.element.line,
      message: `The section ${name} is out of order.`,
    }));
}

const fewWords = 4;

/** Whether a part is certainly that section: many pages end with a call to contact that only resembles one. */
function isSurely({ name, score, part: { heading } }: FoundSection): boolean {
  if (name === "hero") return false;
  if (name === "contact") return score >= 6;
  return score >= 4 || (score === 3 && heading !== null && wordsOf(textOf(heading)).length <= fewWords);
}

const ofPrices = /pric|rate|fee|cost|tarif|preis|offer|service|product|menu|shop/iu;

/** Whether prices that visitors may read have no page or chosen section: the home page is where they find them. */
const arePricesHomeless = ({ content, siteStructure: { pages, sections } }: Spec): boolean =>
  content.facts.some(({ kind, isConfirmed }) => kind === "price" && isConfirmed) &&
  !sections.chosen.some((name) => name === "pricing" || name === "services") &&
  !pages.some(({ name, path }) => ofPrices.test(`${name} ${path}`));

/** 'Who it's for': whoever the business works for is no list of its strengths. */
const ofAudience = /\b(?:for whom|intended for|who (?:it[’']s|it is|this is|we are) for)\b/iu;

const namesAudience = ({ name, part: { heading } }: FoundSection): boolean =>
  name === "features" && heading !== null && ofAudience.test(textOf(heading));

function unplanned(page: Page, spec: Spec): Finding[] {
  // A client who chose no sections left them to the builder.
  if (spec.siteStructure.sections.chosen.length === 0) return [];
  const isPlaced = (section: FoundSection): boolean =>
    namesAudience(section) || (section.name === "pricing" && arePricesHomeless(spec));
  return sectionsOf(page, spec)
    .others.filter((section) => isSurely(section) && !isPlaced(section))
    .map(({ name, part }) => ({
      file: page.path,
      line: part.element.line,
      message: `The section ${name} was not chosen.`,
    }));
}

export const sectionsPresent: Rule<"section-missing"> = {
  id: "section-missing",
  promises: "Every chosen section is on the home page, with something in it.",
  check: onHome(missing),
};

export const sectionsInOrder: Rule<"section-order"> = {
  id: "section-order",
  promises: "The sections of the home page are read and seen in the chosen order.",
  check: onHome(outOfOrder),
};

export const sectionsChosen: Rule<"section-unplanned"> = {
  id: "section-unplanned",
  promises: "Where sections were chosen, the home page has no other.",
  check: onHome(unplanned),
};
