import { ident, string } from "css-tree";
import type { Spec } from "../../spec/schema.ts";
import { findFont } from "../../typography/font-catalog.ts";
import { nearestWeight } from "../../typography/nearest-weight.ts";
import type { Finding, Rule } from "../rule.ts";
import { lengthPx } from "../site/css/length.ts";
import { commaParts } from "../site/css/shorthand.ts";
import type { Place } from "../site/css/style-rule.ts";
import type { Value } from "../site/css/variables.ts";
import { lineage } from "../site/html/element.ts";
import { headingLevel, mainOf } from "../site/html/semantics.ts";
import type { Painted } from "../site/painted.ts";
import type { Page, Site } from "../site/site.ts";
import { lightTheme } from "../site/themes.ts";
import { plain } from "../site/wording.ts";

type Typography = Spec["design"]["designSystem"]["typography"];
type TextRole = "h1" | "h2" | "h3" | "body";

const headingRoles = [undefined, "h1", "h2", "h3"] as const;

/** The first family of a font stack, with CSS escapes decoded. */
function firstFamily(value: Value | null): string {
  const first = commaParts(value?.text ?? "")[0] ?? "";
  return /^["']/.test(first) ? string.decode(first) : ident.decode(first);
}

/** Font names are compared only by letters and digits: style sheets write other characters in many ways. */
const isSameFamily = (a: string, b: string): boolean => plain(a) === plain(b);

const placeOr = (value: Value | null, page: Page, line: number): Place =>
  value?.places.at(-1) ?? { file: page.path, line };

const code = new Set(["code", "kbd", "pre", "samp", "button", "input", "select", "textarea", "svg", "text"]);

/** The text role whose family an element must have; null if any family of the spec is allowed. */
function roleOf({ element }: Painted): TextRole | null {
  const heading = lineage(element).find((one) => headingLevel(one) !== null);
  return heading ? (headingRoles[headingLevel(heading) ?? 0] ?? null) : null;
}

function wrongFamilies(page: Page, typography: Typography): Finding[] {
  const all = (["h1", "h2", "h3", "body"] as const).map((role) => typography[role].family);
  return page.painted(lightTheme).flatMap((painted) => {
    const family = firstFamily(painted.family);
    const isBrowsers = (painted.family?.places.length ?? 0) === 0;
    if (isBrowsers && lineage(painted.element).some(({ tag }) => code.has(tag))) return [];
    const role = roleOf(painted);
    const fits = role
      ? isSameFamily(family, typography[role].family)
      : all.some((one) => isSameFamily(family, one));
    if (fits) return [];
    const wanted = role ? typography[role].family : typography.body.family;
    return [
      {
        ...placeOr(painted.family, page, painted.line),
        message: `${role ?? "Text"} is set in “${family || "the browser's font"}”; the spec says “${wanted}”.`,
      },
    ];
  });
}

const weightFits = (weight: number, family: string, wanted: string): boolean =>
  [
    Number(wanted),
    Number(nearestWeight(findFont(family)?.weights ?? [], wanted === "" ? "400" : narrowed(wanted))),
  ].includes(weight);

const narrowed = (weight: string) =>
  (["100", "200", "300", "400", "500", "600", "700", "800", "900"] as const).find((one) => one === weight) ??
  "400";

function wrongWeights(page: Page, typography: Typography): Finding[] {
  const { style: styler } = page.view(lightTheme);
  return page.painted(lightTheme).flatMap((painted) => {
    const role = headingLevel(painted.element) === null ? null : roleOf(painted);
    if (!role || weightFits(painted.weight, typography[role].family, typography[role].weight)) return [];
    const value = styler(painted.element).get("font-weight");
    const message = `${role} has the weight ${painted.weight}; the spec says ${typography[role].weight}.`;
    return [{ ...placeOr(value, page, painted.line), message }];
  });
}

const bodyTags = new Set(["body", "main"]);

/** Size and line height of running text, as inherited from the main element. */
function wrongBody(page: Page, { body }: Typography): Finding[] {
  const main = mainOf(page);
  const style = page.view(lightTheme).style(main);
  const wantedPx = lengthPx(body.size, { emPx: 16, wholePx: null, viewportPx: 1440 });
  const height = style.get("line-height");
  const ratio =
    height === null || height.text === "normal"
      ? Number.NaN
      : lengthPx(height.text, { emPx: 1, wholePx: 1, viewportPx: 1440 });
  const isLength = /px|rem/.test(height?.text ?? "");
  const multiple = isLength
    ? lengthPx(height?.text ?? "", { emPx: 16, wholePx: 16, viewportPx: 1440 }) / style.fontSizePx
    : ratio;
  const at = (value: Value | null) =>
    placeOr(value, page, page.elements.find(({ tag }) => bodyTags.has(tag))?.line ?? 1);
  return [
    ...(Math.abs(style.fontSizePx - wantedPx) > 0.1
      ? [
          {
            ...at(style.get("font-size")),
            message: `Text is ${style.fontSizePx}px large; the spec says ${body.size}.`,
          },
        ]
      : []),
    ...(Number.isNaN(multiple) || Math.abs(multiple - body.lineHeight) > 0.01
      ? [
          {
            ...at(height),
            message: `Text has the line height ${height?.text ?? "normal"}; the spec says ${body.lineHeight}.`,
          },
        ]
      : []),
  ];
}

export const typography: Rule<"typography"> = {
  id: "typography",
  promises:
    "Texts and headings have the families and weights of the spec, running text its size and line height.",
  check: ({ pages }, spec) =>
    pages.flatMap((page) => {
      const wanted = spec.design.designSystem.typography;
      return [...wrongFamilies(page, wanted), ...wrongWeights(page, wanted), ...wrongBody(page, wanted)];
    }),
};

function missingFaces({ pages, sheets }: Site, spec: Spec): Finding[] {
  const faces = sheets.flatMap((sheet) =>
    sheet.fontFaces.flatMap((face) =>
      face.filter(({ property }) => property === "font-family").map(({ value }) => plain(value)),
    ),
  );
  const [page] = pages;
  const file = sheets[0]?.file ?? page?.path ?? "index.html";
  return spec.design.designSystem.typography.imports
    .filter(({ source, family }) => source === "hosted" && !faces.includes(plain(family)))
    .map(({ family }) => ({ file, line: 1, message: `No @font-face serves the family “${family}”.` }));
}

export const fontFaces: Rule<"font-face"> = {
  id: "font-face",
  promises: "The site serves the files of every hosted family itself.",
  check: missingFaces,
};
