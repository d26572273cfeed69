import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { turningWidths } from "../site/css/media.ts";
import { attribute, descendants, type Element, isWithin, lineage } from "../site/html/element.ts";
import { accessibleName, referred, roleOf } from "../site/html/semantics.ts";
import { isShown } from "../site/shown.ts";
import type { Page } from "../site/site.ts";
import { lightTheme } from "../site/themes.ts";
import { mainNavigation } from "./main-navigation.ts";

/** The width of a small screen, in px. */
const phonePx = 360;

const targets = ["popovertarget", "commandfor", "aria-controls", "for"] as const;

const menuWord = /\b(?:menu|navigation|nav|menü)\b/i;

/**
 * The control that opens the navigation on a small screen: a button, a label of a check box, or a summary around it.
 */
function menuControl(page: Page): Element | null {
  const { places, links } = mainNavigation(page);
  const holdsLinks = (element: Element) =>
    links.filter((link) => isWithin(link, element)).length * 2 > links.length;
  const opens = (element: Element) =>
    targets.some((name) =>
      referred(page, attribute(element, name)).some(
        (target) =>
          holdsLinks(target) || places.some((place) => isWithin(place, target) || isWithin(target, place)),
      ),
    );
  const around = places.flatMap(lineage).concat(places.flatMap(descendants));
  const details = around.find((element) => element.tag === "details" && holdsLinks(element));
  if (details) return descendants(details).find(({ tag }) => tag === "summary") ?? null;
  const isMenu = (element: Element) =>
    !element.attributes.has("aria-pressed") &&
    (element.attributes.has("aria-expanded") || !element.attributes.has("href")) &&
    menuWord.test(accessibleName(page, element));
  const boxes = page.elements.filter(
    ({ tag, attributes }) =>
      tag === "input" &&
      attributes.get("type") === "checkbox" &&
      menuWord.test(`${attributes.get("id")} ${attributes.get("aria-label")}`),
  );
  const inHeader = page.elements.filter((element) =>
    lineage(element).some((up) => roleOf(up) === "banner" || places.includes(up)),
  );
  const buttons = page.elements.filter((element) => roleOf(element) === "button");
  return (
    buttons.find(opens) ??
    buttons.find((element) => inHeader.includes(element) && isMenu(element)) ??
    boxes[0] ??
    null
  );
}

const closes = (element: Element): boolean =>
  /hide|close/i.test(attribute(element, "popovertargetaction") ?? attribute(element, "command") ?? "");

/** The widths at which the control appears or disappears. */
function turns(page: Page, control: Element): number[] {
  const widths = [...new Set(page.styles.rules.flatMap(({ media }) => media.flatMap(turningWidths)))];
  const isSeen = (widthPx: number) => isShown(control, page.view({ ...lightTheme, widthPx }));
  return widths.filter((width) => Number.isFinite(width) && isSeen(width) !== isSeen(width - 1));
}

function checkPage(page: Page, spec: Spec): Finding[] {
  const { navigation } = spec.siteStructure;
  const found = menuControl(page);
  const control = found && closes(found) ? null : found;
  const { places } = mainNavigation(page);
  const at = { file: page.path, line: control?.line ?? places[0]?.line ?? 1 };
  if (navigation.mobile === "dropdown" && !control)
    return [{ ...at, message: "The navigation of a small screen has no menu to open." }];
  if (navigation.mobile === "inline" && control)
    return [{ ...at, message: "The navigation hides behind a menu; the spec wants it in the page." }];
  if (!control) return [];
  const view = page.view({ ...lightTheme, widthPx: phonePx });
  if (isShown(control, view)) return [];
  const hidden = lineage(control).find((element) => view.style(element).get("display")?.text === "none");
  const place = hidden && view.style(hidden).get("display")?.places.at(-1);
  return [{ ...(place ?? at), message: "The menu's button is not shown on a small screen." }];
}

export const mobileNavigation: Rule<"mobile-navigation"> = {
  id: "mobile-navigation",
  promises:
    "A small screen opens the navigation from a menu where the site has more than five pages, else shows it.",
  check: ({ pages }, spec) =>
    pages.filter(({ planned }) => planned !== null).flatMap((page) => checkPage(page, spec)),
};

export const breakpoints: Rule<"breakpoint"> = {
  id: "breakpoint",
  promises: "The site adapts to the width of the window, and its menu gives way at a breakpoint of the spec.",
  check: ({ pages }, spec) =>
    pages.flatMap((page): Finding[] => {
      const { sm, md, lg, xl } = spec.design.designSystem.layout.breakpointsPx;
      const file = page.styles.sheets.at(-1)?.file ?? page.path;
      const widths = page.styles.rules.flatMap(({ media }) => media.flatMap(turningWidths));
      const asksContainers = page.styles.rules.some(({ container }) => container);
      if (widths.length === 0 && !asksContainers)
        return [
          { file, line: 1, message: "No style sheet asks for the width of the window. Add a media query." },
        ];
      const control = page.planned ? menuControl(page) : null;
      const wrong = control
        ? turns(page, control).filter((width) => ![sm, md, lg, xl].some((one) => Math.abs(one - width) <= 1))
        : [];
      return wrong.map((width) => {
        const rule = page.styles.rules.find(({ media }) =>
          media.some((query) => turningWidths(query).includes(width)),
        );
        return {
          file: rule?.file ?? file,
          line: rule?.line ?? 1,
          message: `The menu gives way at ${width}px, no breakpoint of the spec (${sm}, ${md}, ${lg}, ${xl}).`,
        };
      });
    }),
};
