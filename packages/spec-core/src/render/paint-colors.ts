import { type BandRoles, bandColors } from "../color/band-colors.ts";
import type { ModeRoles } from "../color/theme-roles.ts";
import type { Spec } from "../spec/schema.ts";

/** Every color that a site is painted with in one mode: the roles of the spec, and the bands that follow from them. */
export type PaintColors = ModeRoles & BandRoles;

/** The colors of both modes, the spec's roles first. Every file of a bundle takes them from here. */
export function paintColors({
  design,
}: Pick<Spec, "design">): Readonly<Record<"light" | "dark", PaintColors>> {
  const { roles } = design.designSystem.colors;
  const bands = bandColors(roles);
  return { light: { ...roles.light, ...bands.light }, dark: { ...roles.dark, ...bands.dark } };
}

/** Whether the client's theme is dark already, so that dark mode changes nothing. */
export const isAlwaysDark = ({ design }: Pick<Spec, "design">): boolean => {
  const { light, dark } = design.designSystem.colors.roles;
  return light.background === dark.background;
};
