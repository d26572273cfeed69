import type { CssNode } from "css-tree";
import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { colorOf, hexOf, parseColor, type Rgba, valueParts } from "../site/css/color.ts";
import { isForeign } from "../site/css/media.ts";
import type { Declaration } from "../site/css/style-rule.ts";
import { attribute } from "../site/html/element.ts";
import { withTag } from "../site/html/semantics.ts";
import type { Site } from "../site/site.ts";
import { isAmong, wholePalette } from "./palette.ts";

const context = { scheme: "light", current: null } as const;

const paints =
  /^(?:--|color$|background|border|outline|fill$|stroke$|box-shadow$|text-shadow$|caret-color$|accent-color$|column-rule|text-decoration|.*-color$)/;

const mixing = new Set(["color-mix", "light-dark"]);

/** The colors in a value, including those in gradients and mixtures. */
function colorsIn(nodes: readonly CssNode[], names: boolean): Rgba[] {
  return nodes.flatMap((node): Rgba[] => {
    if (node.type === "Function") {
      const inner = () => colorsIn(node.children.toArray(), names);
      if (node.name.toLowerCase() === "var") return inner();
      const color = mixing.has(node.name.toLowerCase()) ? null : colorOf(node, context);
      return color ? [color] : inner();
    }
    const color =
      node.type === "Hash" || (names && node.type === "Identifier") ? colorOf(node, context) : null;
    return color ? [color] : [];
  });
}

const isBlackOrWhite = ({ red, green, blue }: Rgba): boolean =>
  Math.max(red, green, blue) < 1 || Math.min(red, green, blue) > 254;

function wrongIn({ property, value, file, line }: Declaration, palette: readonly Rgba[]): Finding[] {
  if (!paints.test(property)) return [];
  const nodes = valueParts(value);
  const isWord = property.startsWith("--") && nodes.length > 1;
  return colorsIn(nodes, !isWord)
    .filter((color) => color.alpha > 0 && !isBlackOrWhite(color) && !isAmong(color, palette))
    .map((color) => ({
      file,
      line,
      message: `${property} is ${hexOf(color)}, which is no color of the spec.`,
    }));
}

function wrongThemeColors({ pages }: Site, palette: readonly Rgba[]): Finding[] {
  return pages.flatMap((page) =>
    withTag(page, "meta").flatMap((meta) => {
      if (attribute(meta, "name")?.toLowerCase() !== "theme-color") return [];
      const text = attribute(meta, "content") ?? "";
      const color = parseColor(text, context);
      return color && (isBlackOrWhite(color) || isAmong(color, palette))
        ? []
        : [
            {
              file: page.path,
              line: meta.line,
              message: `The browser's theme color is “${text}”, no color of the spec.`,
            },
          ];
    }),
  );
}

function check(site: Site, spec: Spec): Finding[] {
  const palette = wholePalette(spec);
  const written = site.sheets
    .flatMap((sheet) => sheet.written)
    .filter(({ media }) => !media.some(isForeign))
    .map(({ declaration }) => declaration);
  const inline = site.pages.flatMap(({ styles }) => [...styles.inline.values()].flat());
  return [
    ...[...written, ...inline].flatMap((one) => wrongIn(one, palette)),
    ...wrongThemeColors(site, palette),
  ];
}

export const colorTokens: Rule<"color-token"> = {
  id: "color-token",
  promises: "Every color that is written is one of the spec's, besides black and white.",
  check,
};
