import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import type { Style } from "../site/css/cascade.ts";
import { lengthPx } from "../site/css/length.ts";
import type { Place } from "../site/css/style-rule.ts";
import { partsOf } from "../site/home-sections.ts";
import { childElements, type Element, lineage, textOf } from "../site/html/element.ts";
import { mainOf } from "../site/html/semantics.ts";
import type { Page } from "../site/site.ts";
import { lightTheme } from "../site/themes.ts";
import { plain } from "../site/wording.ts";

/** A window width much larger than any column, in px. */
const windowPx = 2560;
/** A smaller limit is a text's line length, not the page's width. */
const columnPx = 900;

interface Limit {
  readonly px: number;
  readonly place: Place | null;
}

const none: Limit = { px: Number.POSITIVE_INFINITY, place: null };

/** The greatest content width that an element allows, by its width, max-width or padding. */
function limitOf(style: Style): Limit {
  const measure = { emPx: style.fontSizePx, wholePx: windowPx, viewportPx: windowPx };
  const read = (property: string): Limit => {
    const value = style.get(property);
    const px = value ? lengthPx(value.text, measure) : Number.NaN;
    return Number.isNaN(px) || px >= windowPx * 0.85 ? none : { px, place: value?.places.at(-1) ?? null };
  };
  const sides = ["padding-left", "padding-right"].map((property) => {
    const value = style.get(property);
    return { px: value ? lengthPx(value.text, measure) : 0, place: value?.places.at(-1) ?? null };
  });
  const padding = sides.reduce((sum, { px }) => sum + (Number.isNaN(px) ? 0 : px), 0);
  const inner: Limit =
    padding > windowPx * 0.3 ? { px: windowPx - padding, place: sides[0]?.place ?? null } : none;
  return [read("max-width"), read("width"), inner].reduce(
    (least, limit) => (limit.px < least.px ? limit : least),
    none,
  );
}

/** An element and its nested wrappers that contain all of its text. */
function wrappers(element: Element): Element[] {
  const words = plain(textOf(element));
  const inner = childElements(element).find((child) => plain(textOf(child)) === words && words !== "");
  return inner && !/^(?:h\d|p|ul|ol|form|a|img|figure)$/.test(inner.tag)
    ? [element, ...wrappers(inner)]
    : [element];
}

const least = (limits: readonly Limit[]): Limit =>
  limits.filter(({ px }) => px >= columnPx).reduce((min, limit) => (limit.px < min.px ? limit : min), none);

type Layout = Spec["design"]["designSystem"]["layout"];

function checkHome(page: Page, { pageLayout, maxWidthPx }: Layout): Finding[] {
  const { style: styler } = page.view({ ...lightTheme, widthPx: windowPx });
  const limits = (elements: readonly Element[]) => least(elements.map((element) => limitOf(styler(element))));
  const main = mainOf(page);
  const frame = limits(lineage(main));
  const parts = partsOf(page).filter(
    ({ element, heading }) =>
      element.parent !== null && lineage(element).includes(main) && element !== heading,
  );
  const inner = parts.map(({ element }) => limits(wrappers(element)));
  const bounded = inner.filter(({ px }) => px !== Number.POSITIVE_INFINITY);
  const at = (limit: Limit | undefined): Place =>
    limit?.place ?? { file: page.styles.sheets.at(-1)?.file ?? page.path, line: 1 };
  const fits = ({ px }: Limit) => maxWidthPx !== null && px <= maxWidthPx + 1 && px >= maxWidthPx - 200;
  if (pageLayout === "boxed")
    return fits(frame) ? [] : [{ ...at(frame), message: `The page is no sheet of ${maxWidthPx}px (boxed).` }];
  if (
    frame.px !== Number.POSITIVE_INFINITY &&
    !(pageLayout === "contained" && fits(frame) && frame.place === null)
  )
    return [
      { ...at(frame), message: `The whole page is limited to ${frame.px}px; the spec says ${pageLayout}.` },
    ];
  if (pageLayout === "full-width")
    return bounded.length * 2 > parts.length
      ? [
          {
            ...at(bounded[0]),
            message: `Content is limited to ${bounded[0]?.px}px; the spec says full-width.`,
          },
        ]
      : [];
  const wrong = bounded.filter((limit) => !fits(limit));
  if (parts.length > 0 && bounded.length * 2 < parts.length)
    return [{ ...at(undefined), message: `Content is not kept to a column of ${maxWidthPx}px (contained).` }];
  return wrong.slice(0, 1).map((limit) => ({
    ...at(limit),
    message: `Content is limited to ${limit.px}px; the spec says ${maxWidthPx}px.`,
  }));
}

export const pageLayout: Rule<"page-layout"> = {
  id: "page-layout",
  promises: "The page is as wide as its layout says: to both edges, in a column, or as a sheet.",
  check: ({ home }, spec) => (home ? checkHome(home, spec.design.designSystem.layout) : []),
};
