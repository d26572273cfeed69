import { type BandRoles, bandColors } from "./band-colors.ts";
import { certifiedUses } from "./certificate-uses.ts";
import { contrastRatio } from "./contrast.ts";
import { worstPoint } from "./gradient.ts";
import { type HeadingRatios, usualHeadingRatios } from "./heading-ratios.ts";
import type { ThemeColors } from "./theme-colors.ts";
import { type ModeRoles, themeRoles } from "./theme-roles.ts";

/** A pair of colors that a component of the website shows, both as the `#RRGGBB` values of its CSS. */
export type CertificateEntry = {
  readonly use: string;
  readonly mode: "light" | "dark";
  readonly foreground: string;
  readonly background: string;
  /** The contrast ratio of the two colors, unrounded. */
  readonly ratio: number;
  readonly required: number;
  readonly passes: boolean;
};

/** The proof, pair by pair, that a website is readable. */
export type ContrastCertificate = { readonly passes: boolean; readonly entries: readonly CertificateEntry[] };

/**
 * Lists every pair of foreground and background that the components of a website use, in both modes, with the
 * ratio of the colors of `themeRoles`. Since those are constructed to be readable, every theme passes, free
 * text included; the entries prove it.
 */
export function certifyTheme(
  colors: Readonly<ThemeColors>,
  headings: HeadingRatios = usualHeadingRatios,
): ContrastCertificate {
  const roles = themeRoles(colors, headings);
  const bands = bandColors(roles);
  const entries = (["light", "dark"] as const).flatMap((mode) =>
    certifyMode(mode, { ...roles[mode], ...bands[mode] }, headings),
  );
  return { passes: entries.every((entry) => entry.passes), entries };
}

function certifyMode(
  mode: "light" | "dark",
  roles: ModeRoles & BandRoles,
  headings: HeadingRatios,
): CertificateEntry[] {
  const { primary, gradientEnd, onPrimary, band, onBand, bandEnd, accentBand, onAccentBand, accentBandEnd } =
    roles;
  const shown = {
    ...roles,
    weakest: worstPoint({ from: primary, to: gradientEnd }, onPrimary),
    weakestOnBand: worstPoint({ from: onBand, to: bandEnd }, band),
    weakestOnAccentBand: worstPoint({ from: onAccentBand, to: accentBandEnd }, accentBand),
  };
  return certifiedUses(headings).map(([use, front, back, required]) => {
    const [foreground, background] = [shown[front], shown[back]];
    const ratio = contrastRatio(foreground, background);
    return { use, mode, foreground, background, required, ratio, passes: ratio >= required };
  });
}
