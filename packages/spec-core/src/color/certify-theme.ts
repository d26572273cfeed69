import { certifiedUses, groundUses } from "./certificate-uses.ts";
import { contrastRatio } from "./contrast.ts";
import { worstPoint } from "./gradient.ts";
import { type HeadingRatios, usualHeadingRatios } from "./heading-ratios.ts";
import type { ThemeColors } from "./theme-colors.ts";
import { type ModeRoles, themeRoles } from "./theme-roles.ts";

/** One pair of colors that a component of the website shows; both are the `#RRGGBB` values that it is given. */
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

/** The proof that a website is readable, pair by pair. */
export type ContrastCertificate = { readonly passes: boolean; readonly entries: readonly CertificateEntry[] };

/**
 * Lists every pair of foreground and background that the components of a website use, in both modes, with its
 * ratio measured on the colors of `themeRoles`. Since those are constructed to be readable, every theme passes,
 * free text included; the entries prove it.
 */
export function certifyTheme(
  colors: Readonly<ThemeColors>,
  headings: HeadingRatios = usualHeadingRatios,
): ContrastCertificate {
  const { light, dark } = themeRoles(colors, headings);
  const entries = [...certifyMode("light", light, headings), ...certifyMode("dark", dark, headings)];
  return { passes: entries.every((entry) => entry.passes), entries };
}

function certifyMode(mode: "light" | "dark", roles: ModeRoles, headings: HeadingRatios): CertificateEntry[] {
  const uses = [
    ...groundUses("Heading 1", "h1", headings.h1),
    ...groundUses("Heading 2", "h2", headings.h2),
    ...groundUses("Heading 3", "h3", headings.h3),
    ...certifiedUses,
  ];
  const gradient = worstPoint({ from: roles.primary, to: roles.gradientEnd }, roles.onPrimary);
  return [
    ...uses.map(({ use, foreground, background, required }) =>
      entry({ use, mode, foreground: roles[foreground], background: roles[background], required }),
    ),
    entry({
      use: "Button label on the weakest point of a gradient",
      mode,
      foreground: roles.onPrimary,
      background: gradient,
      required: 4.5,
    }),
  ];
}

function entry(pair: Omit<CertificateEntry, "ratio" | "passes">): CertificateEntry {
  const ratio = contrastRatio(pair.foreground, pair.background);
  return { ...pair, ratio, passes: ratio >= pair.required };
}
