import { type BandRoles, bandColors } from "../color/band-colors.ts";
import type { ModeRoles } from "../color/theme-roles.ts";
import type { Spec } from "../spec/schema.ts";

/** Every color that a site is painted with in one mode: the roles of the spec, and the bands that follow from them. */
export type PaintColors = ModeRoles & BandRoles;

type BothModes = Readonly<Record<"light" | "dark", PaintColors>>;

// A bundle asks for the same colors a dozen times, and each gradient is searched for.
const made = new WeakMap<object, BothModes>();

/** The colors of both modes, the spec's roles first. Every file of a bundle takes them from here. */
export function paintColors({ design }: Pick<Spec, "design">): BothModes {
  const { roles } = design.designSystem.colors;
  const known = made.get(roles);
  if (known) return known;
  const bands = bandColors(roles);
  const colors = {
    light: { ...roles.light, ...bands.light },
    dark: { ...roles.dark, ...bands.dark },
  };
  made.set(roles, colors);
  return colors;
}

/** Whether the client's theme is dark already, so that dark mode changes nothing. */
export const isAlwaysDark = ({ design }: Pick<Spec, "design">): boolean => {
  const { light, dark } = design.designSystem.colors.roles;
  return light.background === dark.background;
};
