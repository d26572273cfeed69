/** The least contrast ratio of text (WCAG 2.2, 1.4.3: https://www.w3.org/TR/WCAG22/#contrast-minimum). */
export const textRatio = 4.5;

/** The least contrast ratio of large text (the same criterion). */
export const largeTextRatio = 3;

/**
 * The least contrast ratio of graphics and of the parts of controls (1.4.11:
 * https://www.w3.org/TR/WCAG22/#non-text-contrast).
 */
export const graphicRatio = 3;

/**
 * The least contrast ratio of a text of this size: it is large from 18 pt, or from 14 pt if bold, which are 24 and
 * 18.67 CSS pixels (https://www.w3.org/TR/WCAG22/#dfn-large-scale).
 */
export function ratioForText({
  sizePx,
  weight,
}: {
  readonly sizePx: number;
  readonly weight: number;
}): number {
  return sizePx >= 24 || (sizePx >= 56 / 3 && weight >= 700) ? largeTextRatio : textRatio;
}
