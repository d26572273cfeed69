import type { BandRoleName } from "./band-colors.ts";
import type { HeadingRatios } from "./heading-ratios.ts";
import type { RoleName } from "./theme-roles.ts";
import { graphicRatio, textRatio } from "./wcag.ts";

/** The point of a button's gradient with the lowest contrast to its label: on the page, and on each band. */
export type WeakestPoint = "weakest" | "weakestOnBand" | "weakestOnAccentBand";

/** A pair of roles that components of a client's website use together, and the ratio that it needs. */
export type CertifiedUse = readonly [
  use: string,
  foreground: RoleName | BandRoleName,
  background: RoleName | BandRoleName | WeakestPoint,
  required: number,
];

const fills = [
  ["Accent", "accent"],
  ["Success", "success"],
  ["Warning", "warning"],
  ["Error", "error"],
  ["Info", "info"],
] as const;

/** Every use; a label on a gradient is measured at the gradient's weakest point. */
export function certifiedUses({ h1, h2, h3 }: HeadingRatios): readonly CertifiedUse[] {
  const onGrounds = [
    ["Heading 1", "h1", h1],
    ["Heading 2", "h2", h2],
    ["Heading 3", "h3", h3],
    ["Body text", "text", textRatio],
    ["Muted text", "muted", textRatio],
    ["Link or outlined button", "primaryText", textRatio],
    ...fills.map(([name, role]) => [`${name} text`, `${role}Text`, textRatio] as const),
    ["Border", "border", graphicRatio],
    ["Focus ring", "focus", graphicRatio],
  ] as const;
  return [
    ...onGrounds.flatMap(([use, role, required]): CertifiedUse[] => [
      [`${use} on the page`, role, "background", required],
      [`${use} on a card`, role, "surface", required],
    ]),
    ["Button label", "onPrimary", "primary", textRatio],
    ["Button label, hovered", "onPrimary", "primaryHover", textRatio],
    ...fills.map(([name, role]) => [`${name} label`, `on${name}`, role, textRatio] as const),
    ["Button label on the weakest point of a gradient", "onPrimary", "weakest", textRatio],
    ["Text on a band of the primary color", "onBand", "band", textRatio],
    ["Text on a band of the accent color", "onAccentBand", "accentBand", textRatio],
    ["Button label on a band, at the weakest point of a gradient", "band", "weakestOnBand", textRatio],
    ["Button label on an accent band, at the weakest point", "accentBand", "weakestOnAccentBand", textRatio],
  ];
}
