import { spacing } from "../../../spec/data/design-rules.ts";
import type { Spec } from "../../../spec/schema.ts";
import { textGrowth } from "./sizes.ts";

type Typography = Spec["design"]["designSystem"]["typography"];

const usualSteps = { small: 0.875, label: 1, large: 1.125, display: 1.5 } as const;

/** The sizes in rem of text without a role: small print, labels, large text, display. */
export function textSteps(typography: Typography): Readonly<Record<keyof typeof usualSteps, number>> {
  const growth = textGrowth(typography);
  const { small, label, large, display } = usualSteps;
  return { small: small * growth, label: label * growth, large: large * growth, display: display * growth };
}

const spaceSteps = spacing.map((px) => px / 16);

const distances = /((?:^|[{;]\s*|\n)(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?):)([^;{}]+)/g;
const fontSizes = /((?:^|[{;]\s*|\n)font-size:)([^;{}]+)/g;
const textSizes = /((?:^|[{;]\s*|\n\s*)(?:font|font-size|--text-[a-z-]+):)([^;{}]+)/g;
const screenLength = /(\d+(?:\.\d+)?|\.\d+)(rem|vw)/g;
const plainRem = /^(\d*\.?\d+)rem$/;

const nearest = (value: number, steps: readonly number[]): number =>
  steps.reduce((best, step) =>
    Math.abs(Math.log(step / value)) < Math.abs(Math.log(best / value)) ? step : best,
  );

const remText = (value: number): string => `${value}`.replace(/^0\./, ".");

/** Rounds every plain rem length of a value to the nearest step; fluid ones stay. */
const stepped = (value: string, steps: readonly number[]): string =>
  value
    .split(" ")
    .map((part) => {
      const [, rem] = plainRem.exec(part) ?? [];
      return rem === undefined || Number(rem) === 0 ? part : `${remText(nearest(Number(rem), steps))}rem`;
    })
    .join(" ");

/**
 * A style sheet whose fixed distances are those of the spec's spacing and whose fixed text sizes are those above, so
 * that it only uses values from `theme.css` and `DESIGN.md`.
 */
export const onSteps = (css: string, typography: Typography): string =>
  css
    .replace(distances, (_, property: string, value: string) => property + stepped(value, spaceSteps))
    .replace(
      fontSizes,
      (_, property: string, value: string) => property + stepped(value, Object.values(textSteps(typography))),
    );

/** A style sheet in which every size of text has grown with running text. */
export function grown(css: string, typography: Typography): string {
  const growth = textGrowth(typography);
  if (growth === 1) return css;
  return css.replace(
    textSizes,
    (_, property: string, value: string) =>
      property +
      value.replace(
        screenLength,
        (_length, amount: string, unit: string) =>
          `${remText(Number((Number(amount) * growth).toFixed(4)))}${unit}`,
      ),
  );
}
