import { type BandRoles, bandColors } from "../color/band-colors.ts";
import type { ModeRoles } from "../color/theme-roles.ts";
import { memoPerObject } from "../memo.ts";
import type { Spec } from "../spec/schema.ts";

/** Every color of a site in one mode: the roles of the spec, and the bands derived from them. */
export type PaintColors = ModeRoles & BandRoles;

type BothModes = Readonly<Record<"light" | "dark", PaintColors>>;

// A bundle needs the same colors a dozen times, and gradients are costly to compute.
const withBands = memoPerObject((roles: Parameters<typeof bandColors>[0]): BothModes => {
  const bands = bandColors(roles);
  return { light: { ...roles.light, ...bands.light }, dark: { ...roles.dark, ...bands.dark } };
});

/** The colors of both modes, the spec's roles first. Every file of a bundle uses these. */
export const paintColors = ({ design }: Pick<Spec, "design">): BothModes =>
  withBands(design.designSystem.colors.roles);

/** Whether the client's theme is dark already: dark mode then changes nothing. */
export const isAlwaysDark = ({ design }: Pick<Spec, "design">): boolean => {
  const { light, dark } = design.designSystem.colors.roles;
  return light.background === dark.background;
};
