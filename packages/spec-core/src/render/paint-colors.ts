import { type BandRoles, bandColors } from "../color/band-colors.ts";
import type { ModeRoles } from "../color/theme-roles.ts";
import type { Spec } from "../spec/schema.ts";

/** Every color of a site in one mode: the roles of the spec, and the bands derived from them. */
export type PaintColors = ModeRoles & BandRoles;

type BothModes = Readonly<Record<"light" | "dark", PaintColors>>;

// A bundle needs the same colors a dozen times, and gradients are costly to compute: they are cached.
const made = new WeakMap<object, BothModes>();

/** The colors of both modes, the spec's roles first. Every file of a bundle uses these. */
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

/** Whether the client's theme is dark already: dark mode then changes nothing. */
export const isAlwaysDark = ({ design }: Pick<Spec, "design">): boolean => {
  const { light, dark } = design.designSystem.colors.roles;
  return light.background === dark.background;
};
