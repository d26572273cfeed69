import { spacing } from "../../../spec/data/design-rules.ts";

/** The sizes in rem of text without a role: small print, labels, large text, display. */
export const textSteps = { small: 0.875, label: 1, large: 1.125, display: 1.5 } as const;

const spaceSteps = spacing.map((px) => px / 16);
const sizeSteps: readonly number[] = Object.values(textSteps);

const distances = /((?:^|[{;]\s*|\n)(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?):)([^;{}]+)/g;
const fontSizes = /((?:^|[{;]\s*|\n)font-size:)([^;{}]+)/g;
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
export const onSteps = (css: string): string =>
  css
    .replace(distances, (_, property: string, value: string) => property + stepped(value, spaceSteps))
    .replace(fontSizes, (_, property: string, value: string) => property + stepped(value, sizeSteps));
