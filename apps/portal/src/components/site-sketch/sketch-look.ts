import { headingRatios, resolveTheme, type ThemeColors, themeRoles } from "@sitewright/spec-core/color";
import type { ButtonStyle } from "@sitewright/spec-core/onboarding";
import type { Fonts } from "@sitewright/spec-core/typography";
import type { CSSProperties } from "react";
import { fontStack } from "../font-faces/font-stack.ts";

/** The style of the drawings: what the client chose on the design steps. */
export interface SketchLook {
  readonly colors: Readonly<ThemeColors>;
  readonly fonts: Readonly<Fonts>;
  readonly buttonStyle: ButtonStyle;
}

/** Style with custom properties. */
export type SketchStyle = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** `rem` of the built site as `em` of the sketch, whose font size represents the root's. */
const scaled = (size: string): string => size.replace(/rem$/, "em");

/**
 * The look as custom properties that the drawings' styles read. `scale` 1 draws text at its true size.
 * Colors are those that the built site uses: as chosen where they can be read, else the nearest that can.
 */
export function sketchStyle({ colors, fonts }: SketchLook, scale: number): SketchStyle {
  const theme = resolveTheme(colors);
  const roles = themeRoles(colors, headingRatios(fonts)).light;
  return {
    fontSize: `${scale}rem`,
    "--sk-background": theme.background,
    "--sk-surface": roles.surface,
    "--sk-text": roles.text,
    "--sk-primary": theme.primary,
    "--sk-on-primary": roles.onPrimary,
    "--sk-primary-text": roles.primaryText,
    "--sk-accent": theme.accent,
    "--sk-on-accent": roles.onAccent,
    "--sk-gradient-end": roles.gradientEnd,
    "--sk-h1": roles.h1,
    "--sk-h2": roles.h2,
    "--sk-h3": roles.h3,
    "--sk-h1-face": fontStack(fonts.h1),
    "--sk-h2-face": fontStack(fonts.h2),
    "--sk-h3-face": fontStack(fonts.h3),
    "--sk-body-face": fontStack(fonts.body),
    "--sk-h1-weight": fonts.h1Weight,
    "--sk-h2-weight": fonts.h2Weight,
    "--sk-h3-weight": fonts.h3Weight,
    "--sk-body-weight": fonts.bodyWeight,
    "--sk-h1-size": scaled(fonts.h1Size),
    "--sk-h2-size": scaled(fonts.h2Size),
    "--sk-h3-size": scaled(fonts.h3Size),
    "--sk-body-size": scaled(fonts.bodySize),
  };
}

/** True where the built site replaces a chosen text color because it is hard to read. */
export function isMended({ colors, fonts }: Pick<SketchLook, "colors" | "fonts">): boolean {
  const theme = resolveTheme(colors);
  const roles = themeRoles(colors, headingRatios(fonts)).light;
  return (["text", "h1", "h2", "h3"] as const).some((name) => roles[name] !== theme[name]);
}
