import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { fromHex, hexOf, isSameColor } from "../site/css/color.ts";
import { isControl } from "../site/css/user-agent.ts";
import type { Element } from "../site/html/element.ts";
import { lineage } from "../site/html/element.ts";
import { headingLevel, mainOf } from "../site/html/semantics.ts";
import { groundsOf, inkOf, type Paint, type Painted } from "../site/painted.ts";
import type { Page } from "../site/site.ts";
import { lightTheme, type Theme } from "../site/themes.ts";
import { isAmong, modePalette, placeOf } from "./palette.ts";

type Role = "background" | "text" | "h1" | "h2" | "h3";

const headingRoles = [null, "h1", "h2", "h3"] as const;

interface Claim {
  readonly what: string;
  readonly role: Role;
  readonly paint: Paint;
  readonly element: Element;
}

/** The page's own background and text color, computed on its main element. */
function pageClaims(page: Page, theme: Theme): Claim[] {
  const main = mainOf(page);
  const view = page.view(theme);
  const [ground] = groundsOf(main, view);
  const ink = inkOf(main, view);
  return [
    ...(ground
      ? [{ what: "The page's ground", role: "background", paint: ground, element: main } satisfies Claim]
      : []),
    ...(ink ? [{ what: "The text", role: "text", paint: ink, element: main } satisfies Claim] : []),
  ];
}

const isPageGround = ({ grounds }: Painted, spec: Spec, { mode }: Theme): boolean => {
  const { background, surface } = spec.design.designSystem.colors.roles[mode];
  const [ground] = grounds;
  return ground !== undefined && !ground.isMixed && isAmong(ground.color, [background, surface].map(fromHex));
};

function headingClaims(page: Page, theme: Theme, spec: Spec): Claim[] {
  return page.painted(theme).flatMap((painted): Claim[] => {
    const heading = lineage(painted.element).find((element) => headingLevel(element) !== null);
    const role = heading === painted.element ? headingRoles[headingLevel(heading) ?? 0] : null;
    if (!role || !painted.ink || !isPageGround(painted, spec, theme)) return [];
    return [{ what: `The ${role}`, role, paint: painted.ink, element: painted.element }];
  });
}

function wrongClaims(page: Page, theme: Theme, spec: Spec): Finding[] {
  const roles = spec.design.designSystem.colors.roles[theme.mode];
  const palette = modePalette(spec, theme.mode);
  return [...pageClaims(page, theme), ...headingClaims(page, theme, spec)]
    .filter(({ role, paint }) => !isSameColor(paint.color, fromHex(roles[role])))
    .map(({ what, role, paint, element }) => ({
      ...(placeOf(paint, palette) ?? { file: page.path, line: element.line }),
      message: `${what} is ${hexOf(paint.color)} in ${theme.mode} mode; the spec says ${roles[role]}.`,
    }));
}

/** Text and background colors that do not belong to the mode. */
function foreignColors(page: Page, theme: Theme, spec: Spec): Finding[] {
  const palette = modePalette(spec, theme.mode);
  return page.painted(theme).flatMap(({ element, ink, grounds, line }) => {
    const [ground] = grounds;
    const isOwn = ink && (ink.value.places.length > 0 || !lineage(element).some(isControl));
    return [
      ...(ink && isOwn ? [{ what: "Text", paint: ink }] : []),
      ...(ground && ground.value.places.length > 0 ? [{ what: "A ground", paint: ground }] : []),
    ]
      .filter(({ paint }) => !paint.isMixed && !isAmong(paint.color, palette))
      .map(({ what, paint }) => ({
        ...(placeOf(paint, palette) ?? { file: page.path, line }),
        message: `${what} is ${hexOf(paint.color)} in ${theme.mode} mode, which is no color of that mode.`,
      }));
  });
}

export const colorRoles: Rule<"color-role"> = {
  id: "color-role",
  promises: "Page, text and headings have the colors that the spec gives them, in light and in dark mode.",
  check: ({ pages }, spec) =>
    pages.flatMap((page) =>
      [lightTheme, ...page.darkThemes].flatMap((theme) => [
        ...wrongClaims(page, theme, spec),
        ...foreignColors(page, theme, spec),
      ]),
    ),
};
