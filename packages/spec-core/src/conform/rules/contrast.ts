import { contrastRatio } from "../../color/contrast.ts";
import { ratioForText } from "../../color/wcag.ts";
import { memoPerObject } from "../../memo.ts";
import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { hexOf, over } from "../site/css/color.ts";
import type { Element } from "../site/html/element.ts";
import { roleOf } from "../site/html/semantics.ts";
import { type Painted, paintedText } from "../site/painted.ts";
import type { Page } from "../site/site.ts";
import { lightTheme, type Theme } from "../site/themes.ts";
import { placeOf, wholePalette } from "./palette.ts";

function lowest({ ink, grounds }: Painted): number {
  if (!ink) return Number.POSITIVE_INFINITY;
  return Math.min(
    ...grounds.map((ground) => contrastRatio(hexOf(over(ink.color, ground.color)), hexOf(ground.color))),
  );
}

/** Whether an element is a control or in one. */
const isControl: (element: Element) => boolean = memoPerObject(
  (element: Element): boolean =>
    ["link", "button"].includes(roleOf(element) ?? "") ||
    element.tag === "summary" ||
    (element.parent !== null && isControl(element.parent)),
);

function faintOn(page: Page, theme: Theme, spec: Spec): Finding[] {
  const palette = wholePalette(spec);
  const texts = theme.hovered
    ? page.elements.flatMap((element) =>
        isControl(element) ? (paintedText(element, page.view(theme)) ?? []) : [],
      )
    : page.painted(theme);
  return texts.flatMap((painted) => {
    const ratio = lowest(painted);
    // Rounding between notations may change the last digit of a ratio.
    if (ratio >= ratioForText(painted) - 0.02 || painted.ink === null) return [];
    const shown = `${Math.floor(ratio * 100) / 100}`;
    const state = theme.hovered ? ", under the pointer," : "";
    return [
      {
        ...(placeOf(painted.ink, palette) ?? { file: page.path, line: painted.line }),
        message: `Text such as “${painted.text.slice(0, 40)}”${state} has a contrast of ${shown} in ${theme.mode} mode; it needs ${ratioForText(painted)}.`,
      },
    ];
  });
}

export const contrast: Rule<"contrast"> = {
  id: "contrast",
  promises:
    "Every text can be read on what it lies on, in light and dark mode, links and buttons under the pointer too.",
  check: ({ pages }, spec) =>
    pages.flatMap((page) =>
      [lightTheme, ...page.darkThemes]
        .flatMap((theme) => [theme, { ...theme, hovered: true }])
        .flatMap((theme) => faintOn(page, theme, spec)),
    ),
};
