import type { Spec } from "../../spec/schema.ts";

type DesignSystem = Spec["design"]["designSystem"];

/** A text role of the site. */
export const textRoles = ["h1", "h2", "h3", "body"] as const;

/** One layer of a shadow, in px, its color as `#RRGGBB` with an opacity. */
export interface ShadowLayer {
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly color: string;
  readonly alpha: number;
}

const layer = /^0 (-?\d+)(?:px)? (-?\d+)px (-?\d+)px rgb\(0 0 0 \/ ([\d.]+)\)$/;

/** The layers of a button's shadow; none for `none` or an unknown notation. */
export function shadowLayers(boxShadow: string): ShadowLayer[] {
  return boxShadow.split(/,\s*(?![^(]*\))/).flatMap((text) => {
    const [, y, blur, spread, alpha] = layer.exec(text.trim()) ?? [];
    return y === undefined
      ? []
      : [
          {
            y: Number(y),
            blur: Number(blur),
            spread: Number(spread),
            color: "#000000",
            alpha: Number(alpha),
          },
        ];
  });
}

/** The names of a font stack in order of preference: the family, its measured fallback, a generic family. */
export function familyNames({ family, cssFamily }: DesignSystem["typography"]["h1"]): string[] {
  const fallbackName = `${family} Fallback`;
  const generic = /([a-z-]+)$/.exec(cssFamily)?.[1] ?? "sans-serif";
  return [family, ...(cssFamily.includes(`"${fallbackName}"`) ? [fallbackName] : []), generic];
}
